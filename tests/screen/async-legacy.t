The old async events: steps into and past lie under their parent; T with a
duration is a state of the thread.
size: 100x30
keys: tResource<Enter>jl
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"X","name":"Frame","pid":1,"tid":1,"ts":0,"dur":1000},
{"ph":"S","name":"Resource","cat":"net","id":"0x1","pid":1,"tid":1,"ts":100,"args":{"url":"a.css"}},
{"ph":"T","name":"Resource","cat":"net","id":"0x1","pid":1,"tid":1,"ts":200,"args":{"step":"connect"}},
{"ph":"T","name":"Resource","cat":"net","id":"0x1","pid":1,"tid":1,"ts":400,"args":{"step":"receive"}},
{"ph":"F","name":"Resource","cat":"net","id":"0x1","pid":1,"tid":1,"ts":900},
{"ph":"S","name":"Input","cat":"input","id":"0x7","pid":1,"tid":1,"ts":150},
{"ph":"p","name":"Input","cat":"input","id":"0x7","pid":1,"tid":1,"ts":300,"args":{"step":"queue"}},
{"ph":"p","name":"Input","cat":"input","id":"0x7","pid":1,"tid":1,"ts":500,"args":{"step":"handle"}},
{"ph":"F","name":"Input","cat":"input","id":"0x7","pid":1,"tid":1,"ts":550},
{"ph":"T","name":"Running","pid":1,"tid":1,"ts":0,"dur":600,"args":{"cpu":2}},
{"ph":"T","name":"Sleeping","pid":1,"tid":1,"ts":600,"dur":400}
]}
--- text
 ttv  trace.json   13 events   1 ms                 view -0.01 ms .. 1.00 ms   1.01 ms   13 µs/col
 all 1 ms            │██████████████████████████████████████████████████████████████████████████████
│0.40 ms             ┤─┬0.0 ms────────┬0.2 ms────────┬0.4 ms─────────┬0.6 ms────────┬0.8 ms────────┬
 ▼ app [1]           ┤╌╌ 1 thread, 2 tracks, 9 slices│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ main [1]         │ ▏Frame──1 ms─────────────────────────────────────────────────────────────────
               lane 2│ ▏Running──600 µs──────────────────────────────▏Sleeping──400 µs──────────────
  ▼ Input            │             ▏Input──400 µs────────────────
                     │             ▏queue─────▏handle────────
  ▼ Resource         │         ▏Resource──800 µs────────────────────────────────────────────
>   Resource         │                ▏connect────────▶receive██500 µs██████████████████████
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
                                                     │
                                                     │
 receive
 start 0.000 400 s    wall 500 µs         self 500 µs  100.0 %    of parent 62.5 %   category net
 step="receive"
 app [1] / Resource   depth 1   2 slices                                                   line 7/7
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTT------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._RIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRI
.P.PPPPPPP...........____RRRRRRRRRRRRRRRRRRRRRRRRRRRR|______________________________________________
..L.LLLLLLLL........._.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
...............LLLLLL_.##############################|##############################################
..L.LLLLL............_.............cccccccccccccccccc|ccccccccccc
....................._.............lllllllllllhhhhhhh|hhhhhhh
..L.LLLLLLLL........._.........iiiiiiiiiiiiiiiiiiiiii|iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii
>>>>>>>>>>>>>>>>>>>>>_................ooooooooooooooo|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.........2222.333333333333333....222222222.333333...22222222.333
.22222333333333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
