Lines between the first one and the cursor's belong to the area.
size: 100x26
keys: k^jvjl
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
 ttv  trace.json   area 1.25 ms    20 events       view 0.00 ms .. 1.31 ms   1.32 ms   16.9 µs/col
 all 1.3 ms          │▄▄▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄████████████████████████▆     ▄▄▄▄▄▄███▅▄▄
│1.20 ms             ┤┬0                                  1.25 ms                                  s
 ▼ Browser [7]       ┤╌╌│2 threads, 1 track, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌│╌
    io [2]           ■  ·── Read                                                       ▏Write───  │
    instants         ■  │              ◆ tick                              ◆ tick            │    │
> ▼ main [1]         ■▏RunTask──1 ms─────────────────────────────────────────────            ▶RunT…
                     ■  │   ▏Paint──────      ▏Layout──500 µs──────────────                  │    │
                     ■  │      ─── Raster                                                    │    │
    mem        9 4..9│  │  ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 ▼ Renderer [8]      ┤╌╌│1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌│╌
 AREA 1.25 ms   [Slices]  Counters  Instants  Flows                              2 tracks  7 slices
 by name   clipped (*) to the area   in TOTAL nested slices count once
  NAME          COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG      P50      P95      P99
  RunTask           2  1.05 ms*  350 µs   28.5   950 µs   84.0   525 µs   100 µs   950 µs   950 µs
  Layout            1   500 µs   500 µs   40.7   500 µs   40.0   500 µs   500 µs   500 µs   500 µs
  Paint             1   200 µs   150 µs   12.2   200 µs   16.0   200 µs   200 µs   200 µs   200 µs
  Write             1   150 µs   150 µs   12.2   150 µs   12.0   150 µs   150 µs   150 µs   150 µs
  Raster            1    50 µs    50 µs    4.1    50 µs    4.0    50 µs    50 µs    50 µs    50 µs
  Read              1    30 µs    30 µs    2.4    30 µs    2.4    30 µs    30 µs    30 µs    30 µs



  TOTAL 6           7  1.23 ms  1.23 ms  100.0   950 µs   98.4   283 µs   150 µs   950 µs   950 µs
 1.25 ms, from 50 µs on
 h/l move to slices  j/k tracks  o other end  V all tracks  Enter table  v stay  Esc forget  …
--- style
------TTTTTTTTTT--88888888888888-------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._II444444444444444444444444444444444444444444444444444444444444444444444444444I
.P.PPPPPPPPPPP.......___|RRRRRRRRRRRRRRRRRRRRRRRRRRRR________________________________________|____|_
....LLLLLL...........|..|dd.dddd.......................................................cccccc|cc..|
....LLLLLLLL.........|..|..............N.NNNN..............................N.NNNN............|....|
>>>>>>>>>>>>>>>>>>>>>|mm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm............@@@@@@
.....................|..|...rrrrrrrrrrrr......fffffffffffffffffffffffffffff..................|....|
.....................|..|......ddd.dddddd....................................................|....|
....LLL........LLLLLL_..|..CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCC|
.P.PPPPPPPPPPPP......___|RRRRRRRRRRRRRRRRRR__________________________________________________|____|_
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222
.222222.........222222....22222....22222.222222.....2222.222222.....2222.....2222.....2222.....2222
.333333333..........33.33333333..3333333..33333..3333333..33333..3333333..3333333..3333333..3333333
.33333333...........33..3333333..3333333..33333..3333333..33333..3333333..3333333..3333333..3333333
.3333333............33..3333333..3333333..33333..3333333..33333..3333333..3333333..3333333..3333333
.3333333............33..3333333..3333333..33333..3333333..33333..3333333..3333333..3333333..3333333
.33333333...........33...333333...333333...3333...333333...3333...333333...333333...333333...333333
.333333.............33...333333...333333...3333...333333...3333...333333...333333...333333...333333



.PPPPPPPPP..........PP.PPPPPPPP.PPPPPPPP.PPPPPP..PPPPPPP..PPPPP..PPPPPPP..PPPPPPP..PPPPPPP..PPPPPPP
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666555555555555555..6665555555..65555555555..655555555555..66666555555..655555..6665555555..5
