The time of the selection, on its track.
size: 90x24
keys: k^jjr
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
 ttv  trace.json   area 1 ms    1.3 ms   view 0.00 ms .. 1.31 ms   1.32 ms   18.1 µs/col
 all 1.3 ms     │▄▄███▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄████████████████████████    ▄▄▄▄▄▄████▄▄
│0.05 ms        ┤                          1 ms                          1.0 ms────┬1.2 ms
 ▼ Browser [7]  ┤│╌│2 threads, 1 track, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]      ││ ▂─▃ Read      ◆                                ◆     │     ▏Write──
> ▼ main [1]    ■▶RunTask██1 ms█████████████████████████████████████████│          ▏RunT…
                ■│ │   ▏Paint─────     ▏Layout──500 µs─────────────     │
                ■│ │     ─── Raster                                     │
    mem         ││ │  ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 ▼ Renderer [8] ┤│╌│1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
 AREA 1 ms   [Slices]  Counters  Instants  Flows                        1 track  4 slices
 by name   clipped (*) to the area   in TOTAL nested slices count once
  NAME         COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG      P50      P95
  RunTask          1     1 ms   300 µs   30.0     1 ms  100.0     1 ms     1 ms     1 ms
  Layout           1   500 µs   500 µs   50.0   500 µs   50.0   500 µs   500 µs   500 µs
  Paint            1   200 µs   150 µs   15.0   200 µs   20.0   200 µs   200 µs   200 µs
  Raster           1    50 µs    50 µs    5.0    50 µs    5.0    50 µs    50 µs    50 µs




  TOTAL 4          4     1 ms     1 ms  100.0     1 ms  100.0   438 µs   200 µs     1 ms
 1 ms, from 0 on; f fills the view with it, Esc forgets it
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip  I invert …
--- style
------TTTTTTTTTT--88888888888------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||........_44444444444444444444444444444444444444444444444444444444IIIIIIRRRRIIIIIII
.P.PPPPPPPPPPP.._|_|RRRRRRRRRRRRRRRRRRRRRRRRRRRR________________________|_________________
....LLLLLL......_|.|dd.dddd......N................................N.....|.....cccccccc
>>>>>>>>>>>>>>>>|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@|..........mmmmmm
................||.|...rrrrrrrrrrr.....ffffffffffffffffffffffffffff.....|
................||.|.....ddd.dddddd.....................................|
....LLL........._|.|..CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCC
.P.PPPPPPPPPPPP._|_|RRRRRRRRRRRRRRRRRR__________________________________|_________________
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222
.222222........222222....22222....22222.222222.....2222.222222.....2222.....2222.....2222
.4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
.33333333..........33..3333333..3333333..33333..3333333..33333..3333333..3333333..3333333
.3333333...........33..3333333..3333333..33333..3333333..33333..3333333..3333333..3333333
.33333333..........33...333333...333333...3333...333333...3333...333333...333333...333333




.PPPPPPPPP.........PP....PPPPP....PPPPP.PPPPPP....PPPPP.PPPPPP..PPPPPPP..PPPPPPP....PPPPP
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555..65555555.5
