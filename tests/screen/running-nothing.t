Nothing runs at the last value, and u says so.
size: 80x18
keys: G$u
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
 ttv  trace.json   13 events     view 0.00 ms .. 1.21 ms   1.22 ms   19 µs/col
 all 1.2 ms    │▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▆▆████▆▆▆▆▆▆▆▆▆▆▆▆▆▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃         ▁
│1.20 ms       ┤┬0.0 ms───┬0.2 ms───┬0.4 ms────┬0.6 ms───┬0.8 ms────┬1.0 ms───┬─
 ▼ GPU [8]     ┤╌╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
    thread 8   │                    ▏Swap──300 µs───                          │
 ▼ app [7]     ┤╌╌ 2 threads, 1 track, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
    io [2]     │                  ▏Read─                                      │
  ▼ main [1]   │▏RunTask──1 ms──────────────────────────────────────          │
               │                ▏Compile──                                    │
    instants   │                      ◆ tick                                  │
>   mem       5│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▇▇▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                                                                              │
                                                                              │
                                                                              │
 counter mem.used
 value 5   change -5   time 0.001 200 s   ran then nothing on a thread or CPU
 nothing ran on a thread or CPU then
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT-----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRIIIIIIIRRRIIIIIIIRRRRIIIIIIIRRRIIIIIIIRRRRIIIIIIIRRRIR
.P.PPPPPPP.....____RRRRRRRRRRRRRRRRR__________________________________________|_
....LLLLLLLL..._....................rrrrrrrrrrrrrrrr..........................|
.P.PPPPPPP.....____RRRRRRRRRRRRRRRRRRRRRRRRRRRR_______________________________|_
....LLLLLL....._..................dddddd......................................|
..L.LLLLLLLL..._mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm..........|
..............._................oooooooooo....................................|
....LLLLLLLL..._......................N.NNNN..................................|
>>>>>>>>>>>>>>>_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC@
..............................................................................|
..............................................................................|
..............................................................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.3...222222.33...2222.33333333333...22222222.33333333333333333333333333
EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
