An area from the cursor's line on, while its end moves; it ends with the slice
that the cursor is on.
size: 100x24
keys: k^jvl
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
 ttv  trace.json   area 850 µs    20 events        view 0.00 ms .. 1.31 ms   1.32 ms   16.9 µs/col
 all 1.3 ms          │▄▄▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄████████████████████████▆     ▄▄▄▄▄▄███▅▄▄
│0.90 ms             ┤┬0                      850 µs                        ─────┬1.0 ms─────┬1.2 ms
 ▼ Browser [7]       ┤╌╌│2 threads, 1 track, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]           ■  ·── Read                                           │           ▏Write───
>   instants         ■  │              ◆ tick                              ◆ tick
  ▼ main [1]         │▏RunTask──1 ms─────────────────────────────────────────────            ▏RunT…
                     │  │   ▏Paint──────      ▏Layout──500 µs──────────────│
                     │  │      ─── Raster                                  │
    mem        9 4..9│  │  ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 AREA 850 µs   [Slices]  Counters  Instants  Flows                                 1 track  1 slice
 by name   clipped (*) to the area   in TOTAL nested slices count once
  NAME          COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG      P50      P95      P99
  Read              1    30 µs    30 µs  100.0    30 µs    3.5    30 µs    30 µs    30 µs    30 µs







  TOTAL 1           1    30 µs    30 µs  100.0    30 µs    3.5    30 µs    30 µs    30 µs    30 µs
 850 µs, from 50 µs on
 h/l move to slices  j/k tracks  o other end  V all tracks  Enter table  v stay  Esc forget  …
--- style
------TTTTTTTTTT--8888888888888--------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._II4444444444444444444444444444444444444444444444444444RRRRRIIIIIIIRRRRRIIIIIII
.P.PPPPPPPPPPP.......___|RRRRRRRRRRRRRRRRRRRRRRRRRRRR______________________|________________________
....LLLLLL...........|..|dd.dddd...........................................|...........ccccccccc
>>>>>>>>>>>>>>>>>>>>>|..|..............N.NNNN..............................@.NNNN
..L.LLLLLLLL........._mm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|mmmmm............mmmmmm
....................._..|...rrrrrrrrrrrr......fffffffffffffffffffffffffffff|
....................._..|......ddd.dddddd..................................|
....LLL........LLLLLL_..|..CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCC
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222
.222222.........222222....22222....22222.222222.....2222.222222.....2222.....2222.....2222.....2222
.333333.............33...333333...333333.333333...333333...3333...333333...333333...333333...333333







.PPPPPPPPP..........PP...PPPPPP...PPPPPP.PPPPPP...PPPPPP...PPPP...PPPPPP...PPPPPP...PPPPPP...PPPPPP
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666555555555555555..6665555555..65555555555..655555555555..66666555555..655555..6665555555..5
