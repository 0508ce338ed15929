Space takes tracks into the area and out of it; the marks say which.
size: 100x26
keys: k^%<Tab>gg<Space>jj<Space>
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
 ▼ Browser [7]       ■│╌│2 threads, 1 track, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
    io [2]  +instants■│ ·── Read       ◆                                   ◆           ▏Write───  │
> ▼ main [1]         │▶RunTask██1 ms█████████████████████████████████████████████            ▏RunT…
                     ││ │   ▏Paint──────      ▏Layout──500 µs──────────────                       │
                     ││ │      ─── Raster                                                         │
    mem          4..9■│ │  ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 ▼ Renderer [8]      ┤│╌│1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
    main [1]         ││ │                                 ▏RunTask──400 µs───────      ▏Never─────»
 AREA 1.3 ms   [Slices]  Counters  Instants  Flows                               3 tracks  2 slices
 by name   clipped (*) to the area   in TOTAL nested slices count once
  NAME          COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG      P50      P95      P99
  Write             1   150 µs   150 µs   83.3   150 µs   11.5   150 µs   150 µs   150 µs   150 µs
  Read              1    30 µs    30 µs   16.7    30 µs    2.3    30 µs    30 µs    30 µs    30 µs







  TOTAL 2           2   180 µs   180 µs  100.0   150 µs   13.8    90 µs    30 µs   150 µs   150 µs
 Browser [7] / main [1]   depth 0   2 slices                                               line 3/8
 Tab table  Space track in/out  V all tracks  f fill the view  gv move an end  Enter details  …
--- style
------TTTTTTTTTT--8888888888888--------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._44444444444444444444444444444444444444444444444444444444444444444444444444444I
.P.PPPPPPPPPPP.......||_|RRRRRRRRRRRRRRRRRRRRRRRRRRRR_____________________________________________|_
....LLLLLL..LLLLLLLLL||.|dd.dddd.......N...................................N...........ccccccccc..|
>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@............mmmmm|
....................._|.|...rrrrrrrrrrrr......fffffffffffffffffffffffffffff.......................|
....................._|.|......ddd.dddddd.........................................................|
....LLL.........LLLLL||.|..CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|
.P.PPPPPPPPPPPP......_|_|RRRRRRRRRRRRRRRRRR_______________________________________________________|_
....LLLLLLLL........._|.|.................................mmmmmmmmmmmmmmmmmmmmmmm......bbbbbbbbbbb|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222
.222222.........222222....22222....22222.222222.....2222.222222.....2222.....2222.....2222.....2222
.3333333............33..3333333..3333333..33333..3333333..33333..3333333..3333333..3333333..3333333
.333333.............33...333333...333333..33333...333333...3333...333333...333333...333333...333333







.PPPPPPPPP..........PP..PPPPPPP..PPPPPPP.PPPPPP..PPPPPPP..PPPPP...PPPPPP...PPPPPP..PPPPPPP..PPPPPPP
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666555555..666665555555555555..655555555555..655555555555555..66555555555555..6666655555555..5
