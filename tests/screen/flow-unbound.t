Flows of which one end was found: a stub at the slice, a line in the pane.
size: 100x30
keys: j<Enter>
--- trace
{"traceEvents":[
{"ph":"X","name":"Send","pid":1,"tid":1,"ts":0,"dur":100},
{"ph":"s","name":"ipc","cat":"ipc","id":1,"pid":1,"tid":1,"ts":100},
{"ph":"f","bp":"e","name":"reply","cat":"ipc","id":2,"pid":1,"tid":1,"ts":40},
{"ph":"X","name":"Receive","pid":1,"tid":1,"ts":300,"dur":100},
{"ph":"f","bp":"e","name":"late","cat":"ipc","id":3,"pid":1,"tid":1,"ts":250}
]}
--- text
 ttv  trace.json   5 events   400 µs                  view 0 µs .. 405 µs   405 µs   5.2 µs/col
 all 400 µs          │████████████████████                                      ████████████████████
│0 µs                ┤┬0 µs──────────────┬100 µs────────────┬200 µs────────────┬300 µs────────────┬─
 ▼ process 1         ┤│╌ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1         │▶Send██100 µs██████●╌                                     ▏Receive──100 µs───
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
 Send                                                                                       1 of 13
 name       Send                                 │    in  reply: unbound, nothing at the other end
 start      0 s                                  │    out ipc: unbound, nothing at the other end
 end        0.000 100 s                          │
 wall       100 µs                               │
 self       100 µs  100.0 %                      │
 process    process 1                            │
 thread     thread 1                             │
 depth      0                                    │
 same name  1 in the trace                       │
 flows      1 in, 1 out                          │
 flows: 1 in, 1 out                              │
 process 1 / thread 1   depth 0   2 slices                                                 line 2/2
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT--------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||................_IIIIIRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIR
.P.PPPPPPPPP........._|__RRRRRRRRRRRRRRRRRR_________________________________________________________
>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@FF.....................................ggggggggggggggggggg
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444_.33333333333333333333333333333333333333333333333
.22222......333.................................._.333333333333333333333333333333333333333333333
.222........33333333333.........................._
.2222.......333333..............................._
.2222.......333333333333333......................_
.2222222....333333333............................_
.222222.....33333333............................._
.22222......3...................................._
.222222222..33333333333333......................._
.22222......33333333333.........................._
.PPPPPPPPPPPPPPPPPP.............................._
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
