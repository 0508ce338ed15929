The instants of an area.
size: 100x24
keys: k^%]]
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
  ▼ main [1]         │▏RunTask──1 ms─────────────────────────────────────────────            ▏RunT…
                     ││ │   ▏Paint──────      ▏Layout──500 µs──────────────                       │
                     ││ │      ─── Raster                                                         │
    mem          4..9││ │  ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 ▼ Renderer [8]      ┤│╌│1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
 AREA 1.3 ms    Slices  Counters [Instants]  Flows                                       2 instants
 by name
  NAME                                           COUNT▾   RATE/S            FIRST             LAST
  tick                                               2     1,538      0.000 300 s      0.000 900 s








 Browser [7] / io [2]   depth 0   2 slices                                                 line 2/8
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip  I invert  …
--- style
------TTTTTTTTTT--8888888888888--------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._44444444444444444444444444444444444444444444444444444444444444444444444444444I
.P.PPPPPPPPPPP......._|_|RRRRRRRRRRRRRRRRRRRRRRRRRRRR_____________________________________________|_
>>>>>>>>>>>>>>>>>>>>>_|.@@@.dddd.......N...................................N...........ccccccccc..|
..L.LLLLLLLL........._|m|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm............mmmmm|
....................._|.|...rrrrrrrrrrrr......fffffffffffffffffffffffffffff.......................|
....................._|.|......ddd.dddddd.........................................................|
....LLL.........LLLLL_|.|..CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|
.P.PPPPPPPPPPPP......_|_|RRRRRRRRRRRRRRRRRR_______________________________________________________|_
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222
.222222..........................................222222...2222222...........222222............22222
.44444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444








7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555..65555555..5
