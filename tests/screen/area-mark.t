An end goes to a mark.
size: 100x24
keys: k^gt0.2ms<Enter>magt0.9ms<Enter>V'a<Enter>
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
 ttv  trace.json   area 700 µs    20 events       view -0.01 ms .. 1.30 ms   1.32 ms   16.9 µs/col
 all 1.3 ms          │▄▄▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄████████████████████████▆     ▄▄▄▄▄▄███▅▄▄
 marks               │            'a
│0.20 ms             ┤─┬0.0 ms────                  700 µs                   ─────┬1.0 ms─────┬─────
 ▼ Browser [7]       ┤╌╌ 2 threads, 1 track, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   io [2]  +instants│   ▶▶█ Read │     ◆                                   ◆           ▏Write───
  ▼ main [1]         │ ▏RunTask──1 ms─────────────────────────────────────────────            ▏RunT…
                     │       ▏Paint──────      ▏Layout──500 µs──────────────│
                     │          ─── Raster                                  │
    mem        4 4..9│      ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 AREA 700 µs   [Slices]  Counters  Instants  Flows                                         4 slices
 by name   clipped (*) to the area   in TOTAL nested slices count once
  NAME          COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG      P50      P95      P99
  RunTask           2     1 ms*  400 µs   40.0   700 µs  142.9   500 µs   300 µs   700 µs   700 µs
  Layout            1   500 µs   500 µs   50.0   500 µs   71.4   500 µs   500 µs   500 µs   500 µs
  Paint             1   100 µs*  100 µs   10.0   100 µs   14.3   100 µs   100 µs   100 µs   100 µs





  TOTAL 3           4     1 ms     1 ms  100.0   700 µs  142.9   400 µs   300 µs   700 µs   700 µs
 700 µs, from 200 µs on; f fills the view with it, Esc forgets it
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip  I invert  …
--- style
------TTTTTTTTTT--8888888888888-------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
.RRRRR..............._............MM
||||||||............._RIIIIIIIRRRR4444444444444444444444444444444444444444444RRRRRIIIIIIIRRRRRIRRRRR
.P.PPPPPPPPPPP.......____RRRRRRRRR|RRRRRRRRRRRRRRRRRR_______________________|_______________________
>>>>>>>>>>>>>>>>>>>>>_...@@@.dddd.|.....N...................................|...........ccccccccc
..L.LLLLLLLL........._.mmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|mmmmm............mmmmmm
....................._.......rrrrr|rrrrrr......fffffffffffffffffffffffffffff|
....................._..........dd|.dddddd..................................|
....LLL........LLLLLL_......CCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCC
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222
.222222.........222222....22222....22222.222222.....2222.222222.....2222.....2222.....2222.....2222
.44444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
.33333333...........33..3333333..3333333..33333..3333333..33333..3333333..3333333..3333333..3333333
.3333333............33..3333333..3333333..33333..3333333..33333..3333333..3333333..3333333..3333333





.PPPPPPPPP..........PP....PPPPP....PPPPP.PPPPPP..PPPPPPP.PPPPPP..PPPPPPP..PPPPPPP..PPPPPPP..PPPPPPP
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555..65555555..5
