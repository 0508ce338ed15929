An area of samples says which key has them.
size: 80x16
keys: tsamples<Enter>%
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
 ttv  trace.json   area 1 ms  view -0.01 ms .. 1.00 ms   1.02 ms   15.9 µs/col
 all 1 ms      │████████████████████████████████████████████████████████████████
│0.00 ms       ┤─                             1 ms
 ▼ app [1]     ┤╌│ 1 thread, 1 track, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│
    main [1]   │ ▏Frame──1 ms───────────────────────────────────────────────────
>  ▼ samples   │ │     ▌     ▌     ▌      ▌                  ▌     ▌        ▌  ▌
 AREA 1 ms   [Slices]                                        1 slice, 8 samples
 by name   clipped (*) to the area   in TOTAL nested slices count once
  NAME        COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG      P50
  Frame           1     1 ms     1 ms  100.0     1 ms  100.0     1 ms     1 ms



  TOTAL 1         1     1 ms     1 ms  100.0     1 ms  100.0     1 ms     1 ms
 1 ms, from 0 on; f fills the view with it, Esc forgets it
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip …
--- style
------TTTTTTTTTT--88888888888-TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._R444444444444444444444444444444444444444444444444444444444444444
.P.PPPPPPP.....__|_RRRRRRRRRRRRRRRRRRRRRRRRRR__________________________________|
....LLLLLLLL..._.|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|
>>>>>>>>>>>>>>>_.|.....@.....S.....S......S..................S.....S........S..|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222
.222222.......222222....22222....22222.222222.....2222.222222.....2222.....2222
.444444444444444444444444444444444444444444444444444444444444444444444444444444



.PPPPPPPPP........PP....PPPPP....PPPPP.PPPPPP....PPPPP.PPPPPP....PPPPP....PPPPP
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555.5
