The stacks at the begin and at the end of a slice of two events, from the
dictionary.
size: 100x34
keys: <Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"B","name":"A","pid":1,"tid":1,"ts":0,"sf":7},
{"ph":"E","name":"A","pid":1,"tid":1,"ts":300,"sf":9},
{"ph":"X","name":"B","pid":1,"tid":1,"ts":400,"dur":200,"stack":["main","0x1234","7"],"esf":"5"},
{"ph":"X","name":"C","pid":1,"tid":1,"ts":700,"dur":200,"sf":99,"estack":["start","stop"]},
{"ph":"i","name":"I","s":"t","pid":1,"tid":1,"ts":950,"sf":"9"}
],
"stackFrames":{"5":{"name":"main","category":"my app"},"7":{"parent":"5","name":"SomeFunction","category":"my app"},"9":{"parent":"5","name":"OtherFunction","category":"my app"}}}
--- text
 ttv  trace.json   7 events   950 µs                 view 0 µs .. 962 µs   962 µs   12.3 µs/col
 all 950 µs          │█████████████████████████       ▄█████████████████       █████████████████   ▁
│0 µs                ┤┬0 µs───────────┬200 µs─────────┬400 µs─────────┬600 µs─────────┬800 µs───────
 ▼ app [1]           ┤│╌ 1 thread, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   main [1]         │▶A██300 µs██████████████        ▏B──200 µs───────        ▏C──200 µs──────
    instants         ││                                                                           ◆
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
                      │
                      │
 A                                                                                          1 of 15
 name       A                                    │ stack at the end, innermost first
 start      0 s                                  │   OtherFunction   my app
 end        0.000 300 s                          │   main   my app
 wall       300 µs                               │
 self       300 µs  100.0 %                      │
 process    app [1]                              │
 thread     main [1]                             │
 depth      0                                    │
 same name  1 in the trace                       │
 stack at the begin, innermost first             │
   SomeFunction   my app                         │
   main   my app                                 │
 app [1] / main [1]   depth 0   3 slices                                                   line 2/3
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT-------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||................_IIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRR
.P.PPPPPPP..........._|__RRRRRRRRRRRRRRRRRR_________________________________________________________
>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@........ttttttttttttttttt........pppppppppppppppp
....LLLLLLLL........._|...........................................................................N
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
......................|
......................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444_.PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
.22222......333.................................._.333333333333333333333333
.222........33333333333.........................._.333333333333333
.2222.......333333..............................._
.2222.......333333333333333......................_
.2222222....3333333.............................._
.222222.....33333333............................._
.22222......3...................................._
.222222222..33333333333333......................._
.PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP............._
.33333333333333333333333........................._
.333333333333333................................._
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
