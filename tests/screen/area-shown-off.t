The filter is taken back while the table is open.
size: 80x24
keys: k^&cat:gfx<Enter>%<Tab>U
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
 ttv  trace.json   area 1.3 ms    20 events    0.00 ms .. 1.32 ms  20.6 µs/col
 all 1.3 ms    │▄▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄█████████████████████    ▄▄▄▄▄███▄▄
│0.05 ms       ┤                            1.3 ms                             ─
>▼ Browser [7] ┤│╌│2 threads, 1 track, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
    io [2]     ││ ── Read     ◆                            ◆         ▏Write── │
  ▼ main [1]   │▏RunTask──1 ms──────────────────────────────────          ▏Run…
               ││ │  ▏Paint────    ▏Layout──500 µs──────────                  │
               ││ │    ─── Raster                                             │
    mem        ││ │ ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 ▼ Renderer [8]┤│╌│1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
 AREA 1.3 ms   [Slices]  Counters  Instants  Flows                     9 slices
 by name   clipped (*) to the area   in TOTAL nested slices count once   1 wit…
  NAME                 COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG
  RunTask                  3   1.5 ms   800 µs   47.6     1 ms  115.4   500 µs
  Layout                   1   500 µs   500 µs   29.8   500 µs   38.5   500 µs
  Paint                    1   200 µs   150 µs    8.9   200 µs   15.4   200 µs
  Write                    1   150 µs   150 µs    8.9   150 µs   11.5   150 µs
  Raster                   1    50 µs    50 µs    3.0    50 µs    3.8    50 µs
  Read                     1    30 µs    30 µs    1.8    30 µs    2.3    30 µs
  Never                    0        0        0    0.0             0.0

  TOTAL 7                  8  1.68 ms  1.68 ms  100.0     1 ms  129.2   304 µs
 undone; 0 more, Ctrl-R does it again
 Tab table  Space track in/out  V all tracks  f fill the view  gv move an end  …
--- style
------TTTTTTTTTT--8888888888888----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._444444444444444444444444444444444444444444444444444444444444444R
>>>>>>>>>>>>>>>_|_|RRRRRRRRRRRRRRRRRRRRRRRRRRRR_______________________________|_
....LLLLLL....._|.|d.dddd.....N............................N.........cccccccc.|
..L.LLLLLLLL..._|m|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm..........mmmm|
..............._|.|..rrrrrrrrrr....fffffffffffffffffffffffff..................|
..............._|.|....ddd.dddddd.............................................|
....LLL........_|.|.CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|
.P.PPPPPPPPPPPP_|_|RRRRRRRRRRRRRRRRRR_________________________________________|_
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222222222222
.222222................222222....22222....22222.222222.....2222.222222.....2222
.333333333.................33..3333333..3333333..33333....33333.333333..3333333
.33333333..................33..3333333..3333333..33333..3333333..33333..3333333
.3333333...................33..3333333..3333333...3333..3333333..33333..3333333
.3333333...................33..3333333..3333333...3333..3333333..33333..3333333
.33333333..................33...333333...333333...3333...333333...3333...333333
.333333....................33...333333...333333...3333...333333...3333...333333
.3333333...................33.......33.......33...3333........3...3333........3

.PPPPPPPPP.................PP.PPPPPPPP.PPPPPPPP.PPPPPP....PPPPP.PPPPPP..PPPPPPP
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666555555..666665555555555555..655555555555..655555555555555..66555555555555..5
