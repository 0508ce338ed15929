An area of all tracks between two times, on a small screen.
size: 80x24
keys: k^gt0.1ms<Enter>Vgt0.7ms<Enter><Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"M","name":"process_name","pid":8,"tid":1,"args":{"name":"Renderer"}},
{"ph":"M","name":"thread_name","pid":8,"tid":1,"args":{"name":"main"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src":"a.cc"}},
{"ph":"X","name":"Paint","cat":"gfx","pid":7,"tid":1,"ts":100,"dur":200},
{"ph":"X","name":"Raster","cat":"gfx","pid":7,"tid":1,"ts":150,"dur":50},
{"ph":"X","name":"Layout","cat":"gfx","pid":7,"tid":1,"ts":400,"dur":500},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":1200,"dur":100,"args":{"src":"b.cc"}},
{"ph":"X","name":"Read","cat":"io","pid":7,"tid":2,"ts":50,"dur":30},
{"ph":"X","name":"Write","cat":"io","pid":7,"tid":2,"ts":1100,"dur":150},
{"ph":"X","name":"RunTask","cat":"top","pid":8,"tid":1,"ts":600,"dur":400,"args":{"src":"a.cc"}},
{"ph":"B","name":"Never","cat":"top","pid":8,"tid":1,"ts":1100},
{"ph":"s","id":1,"name":"ipc","cat":"ipc","pid":7,"tid":1,"ts":450},
{"ph":"f","bp":"e","id":1,"name":"ipc","cat":"ipc","pid":8,"tid":1,"ts":610},
{"ph":"i","name":"tick","pid":7,"tid":2,"ts":300,"s":"t"},
{"ph":"i","name":"tick","pid":7,"tid":2,"ts":900,"s":"t"},
{"ph":"C","name":"mem","pid":7,"ts":100,"args":{"used":4}},
{"ph":"C","name":"mem","pid":7,"ts":700,"args":{"used":9}}
]}
--- text
 ttv  trace.json   area 600 µs    20 events   -0.02 ms .. 1.30 ms  20.6 µs/col
 all 1.3 ms    │▄▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄█████████████████████    ▄▄▄▄▄███▄▄
│0.70 ms       ┤─┬0.0           600 µs             ──────────────┬1.0 ms────────
 ▼ Browser [7] ┤╌╌ 2 threads, 1 track, 7 slices ╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   io [2]     │   ──│Read     ◆                  │         ◆         ▶Write██
  ▼ main [1]   │ ▏RunTask──1 ms──────────────────────────────────          ▏Run…
               │     │▏Paint────    ▏Layout──500 µs──────────
               │     │  ─── Raster                │
    mem       9│     ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 ▼ Renderer [8]┤╌╌ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
 AREA 600 µs   [Slices]  Counters  Instants  Flows                     5 slices
 by name   clipped (*) to the area   in TOTAL nested slices count once
  NAME                 COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG
  RunTask                  2   700 µs*  200 µs   28.6   600 µs  116.7   350 µs
  Layout                   1   300 µs*  300 µs   42.9   300 µs   50.0   300 µs
  Paint                    1   200 µs   150 µs   21.4   200 µs   33.3   200 µs
  Raster                   1    50 µs    50 µs    7.1    50 µs    8.3    50 µs




  TOTAL 4                  5   700 µs   700 µs  100.0   600 µs  116.7   250 µs
 600 µs, from 100 µs on; f fills the view with it, Esc forgets it
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip …
--- style
------TTTTTTTTTT--8888888888888---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._RIIII444444444444444444444444444444RRRRRRRRRRRRRRIIIIIIIRRRRRRRR
.P.PPPPPPPPPPP.____RR|RRRRRRRRRRRRRRRRRRRRRRRRR___|_____________________________
>>>>>>>>>>>>>>>_...dd|dddd.....N..................|.........N.........@@@@@@@@
..L.LLLLLLLL..._.mmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmmmm..........mmmmm
..............._.....|rrrrrrrrrr....ffffffffffffff|ffffffffff
..............._.....|..ddd.dddddd................|
....LLL.......L_.....|CCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCC
.P.PPPPPPPPPPPP____RR|RRRRRRRRRRRRRRR_____________|_____________________________
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222
.222222................222222....22222....22222.222222.....2222.222222.....2222
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.33333333..................33..3333333..3333333..33333..3333333..33333..3333333
.3333333...................33..3333333..3333333..33333..3333333..33333..3333333
.33333333..................33...333333...333333...3333...333333...3333...333333




.PPPPPPPPP.................PP..PPPPPPP..PPPPPPP.PPPPPP..PPPPPPP.PPPPPP..PPPPPPP
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555.5
