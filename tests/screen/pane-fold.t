An argument that is folded away.
size: 100x30
keys: k^jjl<Enter>jjjjjjjjjjjjj<Space>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src":"a.cc:12"}},
{"ph":"X","name":"Paint","cat":"gfx","pid":7,"tid":1,"ts":100,"dur":200},
{"ph":"X","name":"Raster","cat":"gfx","pid":7,"tid":1,"ts":150,"dur":50},
{"ph":"X","name":"Layout","cat":"gfx","pid":7,"tid":1,"ts":400,"dur":500,"args":{"nodes":31,"why":{"dirty":true,"by":["style","size"]},"text":"a string"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":1200,"dur":100},
{"ph":"X","name":"Read","cat":"io","pid":7,"tid":2,"ts":50,"dur":30},
{"ph":"X","name":"Write","cat":"io","pid":7,"tid":2,"ts":1100,"dur":150}
]}
--- text
 ttv  trace.json   10 events   1.3 ms              view 0.00 ms .. 1.31 ms   1.32 ms   16.9 µs/col
 all 1.3 ms          │▄▄▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▃     ▄▄▄▄▄▄███▅▄▄
│0.40 ms             ┤┬0.0 ms────┬0.2 ms─────┬0.4 ms─────┬0.6 ms─────┬0.8 ms─────┬1.0 ms─────┬1.2 ms
 ▼ Browser [7]       ┤╌╌ 2 threads, 7 slices │╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]           │  ·── Read             │                                         ▏Write───
  ▼ main [1]         │▏RunTask──1 ms─────────────────────────────────────────────            ▏RunT…
>   main [1]         │      ▏Paint──────     │▶Layout██500 µs██████████████
                     │         ─── Raster    │
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
 Layout                                                                                    14 of 17
 name       Layout                               │ args (3)
 start      0.000 400 s                          │   nodes 31
 end        0.000 900 s                          │ ▶ why {2}  dirty true, by [2]
 wall       500 µs                               │   text "a string"
 self       500 µs  100.0 %                      │ ancestors: share of, wall
 of parent  50.0 %                               │  50.0 %      1 ms  RunTask
 category   gfx                                  │
 process    Browser [7]                          │
 thread     main [1]                             │
 depth      1                                    │
 same name  1 in the trace                       │
 Browser [7] / main [1]   depth 1   2 slices                                               line 4/5
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT-----------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._IIIIIIIRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIII
.P.PPPPPPPPPPP.......____RRRRRRRRRRRRRRRRRRR_|______________________________________________________
....LLLLLL..........._..,dd.dddd.............|.........................................ccccccccc
..L.LLLLLLLL........._mmmmmmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm............mmmmmm
>>>>>>>>>>>>>>>>>>>>>_......rrrrrrrrrrrr.....|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....................._.........ddd.dddddd....|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.......333333..............................._.PPPPPPPP
.22222......33333333333.........................._...22222.33
.222........33333333333.........................._.444444444444444444444444444444444444444444444444
.2222.......333333..............................._...2222.3333333333
.2222.......333333333333333......................_.PPPPPPPPPPPPPPPPPPPPPPPPP
.222222222..333333..............................._.33333333333333333333333333
.22222222...333.................................._
.2222222....33333333333.........................._
.222222.....33333333............................._
.22222......3...................................._
.222222222..33333333333333......................._
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
