u leads from an instant to the slice around it.
size: 80x18
keys: jjj/tick<Enter>u
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
 ttv  trace.json   /tick 1       view 0.00 ms .. 1.21 ms   1.22 ms   19 µs/col
 all 1.2 ms    │▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▆▆██▾█▆▆▆▆▆▆▆▆▆▆▆▆▆▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃         ▁
│0.42 ms       ┤┬0.0 ms───┬0.2 ms───┬0.4 ms────┬0.6 ms───┬0.8 ms────┬1.0 ms───┬─
 ▼ GPU [8]     ┤╌╌ 1 thread, 1 slice ╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 8   │                    ▏Swap──300 µs───
 ▼ app [7]     ┤╌╌ 2 threads, 1 track, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]     │                  ▏Read─
  ▼ main [1]   │▏RunTask──1 ms──────────────────────────────────────
>   main [1]   │                ▶Compile██
    instants   │                      ◆ tick
    mem   5,000│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▇▇▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                                      │
                                      │
                                      │
 Compile
 start 0.000 300 s    wall 200 µs     self 200 µs  100.0 %   of parent 20.0 %
 app [7] / main [1]   depth 1   1 slice               /tick  1 match   line 6/8
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  …
--- style
------TTTTTTTTTT--888888888------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRIIIIIIIRRRIIIIIIIRRRRIIIIIIIRRRIIIIIIIRRRRIIIIIIIRRRIR
.P.PPPPPPP.....____RRRRRRRRRRRRRRRRR__|_________________________________________
....LLLLLLLL..._....................rr|rrrrrrrrrrrrr
.P.PPPPPPP.....____RRRRRRRRRRRRRRRRRRR|RRRRRRRR_________________________________
....LLLLLL....._..................dddd|d
..L.LLLLLLLL..._mmmmmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmm
>>>>>>>>>>>>>>>_................@@@@@@@@@@
....LLLLLLLL..._......................|.NNNN
....LLL...LLLLL_CCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
......................................|
......................................|
......................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.....2222.333333333333333...222222222.333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..5
