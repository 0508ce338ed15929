Tracks by a pattern of their names.
size: 100x26
keys: k^%:area-tracks main<Enter>
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
 ttv  trace.json   area 1.3 ms    20 events        view 0.00 ms .. 1.31 ms   1.32 ms   16.9 µs/col
 all 1.3 ms          │▄▄▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄████████████████████████▆     ▄▄▄▄▄▄███▅▄▄
│0.05 ms             ┤                                   1.3 ms                                    s
 ▼ Browser [7]       ┤│╌│2 threads, 1 track, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
>   io [2]  +instants││ ▶▶█ Read       ◆                                   ◆           ▏Write───  │
  ▼ main [1]         ■▏RunTask──1 ms─────────────────────────────────────────────            ▏RunT…
                     ■│ │   ▏Paint──────      ▏Layout──500 µs──────────────                       │
                     ■│ │      ─── Raster                                                         │
    mem          4..9││ │  ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 ▼ Renderer [8]      ┤│╌│1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
    main [1]         ■│ │                                 ▏RunTask──400 µs───────      ▏Never─────»
 AREA 1.3 ms   [Slices]  Counters  Instants  Flows                               2 tracks  7 slices
 by name   clipped (*) to the area   in TOTAL nested slices count once   1 without an end: apart
  NAME          COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG      P50      P95      P99
  RunTask           3   1.5 ms   800 µs   53.3     1 ms  115.4   500 µs   400 µs     1 ms     1 ms
  Layout            1   500 µs   500 µs   33.3   500 µs   38.5   500 µs   500 µs   500 µs   500 µs
  Paint             1   200 µs   150 µs   10.0   200 µs   15.4   200 µs   200 µs   200 µs   200 µs
  Raster            1    50 µs    50 µs    3.3    50 µs    3.8    50 µs    50 µs    50 µs    50 µs
  Never             0        0        0    0.0             0.0




  TOTAL 5           6   1.5 ms   1.5 ms  100.0     1 ms  115.4   375 µs   200 µs     1 ms     1 ms
 Browser [7] / io [2]   depth 0   2 slices                                                 line 2/8
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip  I invert  …
--- style
------TTTTTTTTTT--8888888888888--------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._44444444444444444444444444444444444444444444444444444444444444444444444444444I
.P.PPPPPPPPPPP......._|_|RRRRRRRRRRRRRRRRRRRRRRRRRRRR_____________________________________________|_
>>>>>>>>>>>>>>>>>>>>>_|.@@@.dddd.......N...................................N...........ccccccccc..|
..L.LLLLLLLL.........||m|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm............mmmmm|
.....................||.|...rrrrrrrrrrrr......fffffffffffffffffffffffffffff.......................|
.....................||.|......ddd.dddddd.........................................................|
....LLL.........LLLLL_|.|..CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|
.P.PPPPPPPPPPPP......_|_|RRRRRRRRRRRRRRRRRR_______________________________________________________|_
....LLLLLLLL.........||.|.................................mmmmmmmmmmmmmmmmmmmmmmm......bbbbbbbbbbb|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222
.222222.........222222....22222....22222.222222.....2222.222222.....2222.....2222.....2222.....2222
.44444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
.33333333...........33..3333333..3333333..33333..3333333..33333..3333333..3333333..3333333..3333333
.3333333............33..3333333..3333333..33333..3333333..33333..3333333..3333333..3333333..3333333
.33333333...........33...333333...333333...3333...333333...3333...333333...333333...333333...333333
.3333333............33.......33.......33...3333........3...3333........3........3........3........3




.PPPPPPPPP..........PP..PPPPPPP..PPPPPPP.PPPPPP....PPPPP.PPPPPP..PPPPPPP..PPPPPPP....PPPPP....PPPPP
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555..65555555..5
