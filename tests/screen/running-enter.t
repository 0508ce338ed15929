Enter goes from the list to the slice that ran.
size: 100x18
keys: Ggl<Enter><Enter>
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
    thread 8         │                        ▏Swap──300 µs───────
 ▼ app [7]           ┤╌╌ 2 threads, 1 track, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]           │                      ▏Read──
  ▼ main [1]         │▏RunTask──1 ms──────────────────────────────────────────────────
>   main [1]         │                   ▶Compile█████
    mem         5,000│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▇▇▇▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
 Compile                                                                                    1 of 12
 name       Compile                              │ process    app [7]
 start      0.000 300 s                          │ thread     main [1]
 end        0.000 500 s                          │ depth      1
 wall       200 µs                               │ same name  1 in the trace
 self       200 µs  100.0 %                      │ ancestors: share of, wall
 of parent  20.0 %                               │  20.0 %      1 ms  RunTask
 app [7] / main [1]   depth 1   1 slice                                                    line 6/7
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT-----------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
....LLLLLLLL........._........................r|rrrrrrrrrrrrrrrrrr
.P.PPPPPPP...........____RRRRRRRRRRRRRRRRRRRRRR|RRRRR_______________________________________________
....LLLLLL..........._......................ddd|ddd
..L.LLLLLLLL........._mmmmmmmmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
>>>>>>>>>>>>>>>>>>>>>_...................@@@@@@@@@@@@@
....LLL.........LLLLL_CCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444_.2222222....3333333
.22222......33333333333.........................._.222222.....33333333
.222........33333333333.........................._.22222......3
.2222.......333333..............................._.222222222..33333333333333
.2222.......333333333333333......................_.PPPPPPPPPPPPPPPPPPPPPPPPP
.222222222..333333..............................._.33333333333333333333333333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
