Enter lists what ran at a counter's value and stands on the first of it.
size: 100x24
keys: Ggl<Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"M","name":"process_name","pid":8,"tid":8,"args":{"name":"GPU"}},
{"ph":"X","name":"RunTask","pid":7,"tid":1,"ts":0,"dur":1000},
{"ph":"X","name":"Compile","pid":7,"tid":1,"ts":300,"dur":200},
{"ph":"X","name":"Read","pid":7,"tid":2,"ts":350,"dur":100},
{"ph":"X","name":"Swap","pid":8,"tid":8,"ts":380,"dur":300},
{"ph":"i","name":"tick","pid":7,"tid":1,"ts":420,"s":"t"},
{"ph":"C","name":"mem","pid":7,"ts":0,"args":{"used":10}},
{"ph":"C","name":"mem","pid":7,"ts":400,"args":{"used":5000}},
{"ph":"C","name":"mem","pid":7,"ts":500,"args":{"used":10}},
{"ph":"C","name":"mem","pid":7,"ts":1200,"args":{"used":5}}
]}
--- text
 ttv  trace.json   13 events   1.2 ms              view 0.00 ms .. 1.21 ms   1.22 ms   15.6 µs/col
 all 1.2 ms          │▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▅▆██████▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▂           ▁
│0.40 ms             ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms──────┬0.6 ms──────┬0.8 ms──────┬1.0 ms─────┬─
 ▼ GPU [8]           ┤╌╌ 1 thread, 1 slice ╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 8         │                        ▏Swap──300 µs───────
 ▼ app [7]           ┤╌╌ 2 threads, 1 track, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]           │                      ▏Read──
  ▼ main [1]         │▏RunTask──1 ms──────────────────────────────────────────────────
                     │                   ▏Compile─────
    instants         │                         │◆ tick
>   mem         5,000│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▇▇▇▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                                               │
                                               │
 counter mem.used                                                                          11 of 13
 value      5000                                 │ counter    mem
 change     +4,990                               │ ran then (3): wall, innermost slice, track
 time       0.000 400 s                          │   200 µs  Compile  in RunTask  (main [1])
 held for   100 µs                               │   100 µs  Read  (io [2])
 range      5 to 5,000                           │   300 µs  Swap  (thread 8 of GPU [8])
 series     used                                 │
 sample     2 of 4                               │
 process    app [7]                              │
 app [7] / mem.used   5,000   min 5  max 5,000                                             line 8/8
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT-----------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPP...........____RRRRRRRRRRRRRRRRR_____|____________________________________________________
....LLLLLLLL........._........................r|rrrrrrrrrrrrrrrrrr
.P.PPPPPPP...........____RRRRRRRRRRRRRRRRRRRRRR|RRRRR_______________________________________________
....LLLLLL..........._......................ddd|ddd
..L.LLLLLLLL........._mmmmmmmmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
....................._...................oooooo|oooooo
....LLLLLLLL........._.........................|N.NNNN
>>>>>>>>>>>>>>>>>>>>>_CCCCCCCCCCCCCCCCCCCCCCCCC@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
...............................................|
...............................................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222......3333................................._.2222222....333
.222222.....333333..............................._.PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
.2222.......33333333333.........................._.444444444444444444444444444444444444444444444444
.22222222...333333..............................._.333333333333333333333333
.22222......3333333333..........................._.3333333333333333333333333333333333333
.222222.....3333................................._
.222222.....333333..............................._
.2222222....3333333.............................._
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
