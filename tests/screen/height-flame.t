A flame can be lower; a label counts the rows that are left out.
size: 80x16
keys: jjj2z-
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"X","name":"Frame","pid":1,"tid":1,"ts":0,"dur":1000},
{"ph":"P","name":"cycles","pid":1,"tid":1,"ts":950,"sf":7},
{"ph":"P","name":"cycles","pid":1,"tid":1,"ts":990,"stack":["main","idle"]}
],
"stackFrames":{"5":{"name":"main","category":"app"},"7":{"name":"parse","category":"app","parent":"5"},"9":{"name":"read","category":"libc","parent":"7"},"11":{"name":"layout","category":"app","parent":5}},
"samples":[
{"cpu":0,"tid":1,"ts":100,"name":"cycles","sf":9,"weight":1},
{"cpu":0,"tid":1,"ts":200,"name":"cycles","sf":7,"weight":1},
{"cpu":0,"tid":1,"ts":300,"name":"cycles","sf":9,"weight":2},
{"cpu":0,"tid":1,"ts":400,"name":"cycles","sf":"11","weight":1},
{"cpu":0,"tid":1,"ts":700,"name":"cycles","sf":5,"weight":1},
{"cpu":0,"tid":1,"ts":800,"name":"cycles","weight":1}]}
--- text
 ttv  trace.json   5 events    view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
 all 1 ms      │████████████████████████████████████████████████████████████████
│0.00 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ app [1]     ┤│╌ 1 thread, 1 track, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    main [1]   │▏Frame──1 ms───────────────────────────────────────────────────
>  ▼ samples   ││     ▌     ▌     ▌      ▌                  ▌     ▌        ▌  ▌
             +2││     ▶main██─────────────────────────────────────          ──▏─
                │
                │
                │
                │
                │
 sample read
 time 0.000 100 s    name cycles   weight 1   depth 2 of 2
 app [1] / main [1] / samples                                          line 3/4
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPP....._|__RRRRRRRRRRRRRRRRRRRRRRRRRR___________________________________
....LLLLLLLL..._|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
>>>>>>>>>>>>>>>_|.....@.....S.....S......S..................S.....S........S..S
.............LL_|.....@@@@@@@aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa..........aaaa
................|
................|
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333....2222.333333...222222.3...22222.333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
