A range of time from a place to the cursor.
size: 90x24
keys: k^vl
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src":"a.cc:12"}},
{"ph":"X","name":"Paint","cat":"gfx","pid":7,"tid":1,"ts":100,"dur":200},
{"ph":"X","name":"Raster","cat":"gfx","pid":7,"tid":1,"ts":150,"dur":50},
{"ph":"X","name":"Layout","cat":"gfx","pid":7,"tid":1,"ts":400,"dur":500,"args":{"nodes":31,"why":{"dirty":true,"by":["style","size"]},"text":"a string"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":1200,"dur":100},
{"ph":"X","name":"Read","cat":"io","pid":7,"tid":2,"ts":50,"dur":30},
{"ph":"X","name":"Write","cat":"io","pid":7,"tid":2,"ts":1100,"dur":150}
]}
--- text
 ttv  trace.json   area 1.2 ms    1.3 ms view 0.00 ms .. 1.31 ms   1.32 ms   18.1 µs/col
 all 1.3 ms     │▄▄███▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄    ▄▄▄▄▄▄████▄▄
│1.10 ms        ┤┬0                               1.2 ms                                ms
 ▼ Browser [7]  ┤╌╌│2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌│╌╌╌
>   io [2]      ■  ▂─▃ Read                                                  │▶Write██│
  ▼ main [1]    │▏RunTask──1 ms─────────────────────────────────────────     │     ▏RunT…
                │  │   ▏Paint─────     ▏Layout──500 µs─────────────          │        │
                │  │     ─── Raster                                          │        │
                   │                                                         │        │
                   │                                                         │        │
 AREA 1.2 ms   [Slices]                                                 1 track  2 slices
 by name   clipped (*) to the area   in TOTAL nested slices count once
  NAME         COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG      P50      P95
  Write            1   150 µs   150 µs   83.3   150 µs   12.5   150 µs   150 µs   150 µs
  Read             1    30 µs    30 µs   16.7    30 µs    2.5    30 µs    30 µs    30 µs






  TOTAL 2          2   180 µs   180 µs  100.0   150 µs   15.0    90 µs    30 µs   150 µs
 1.2 ms, from 50 µs on
 h/l move to slices  j/k tracks  o other end  V all tracks  Enter table  v stay  …
--- style
------TTTTTTTTTT--8888888888888----------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||........_II44444444444444444444444444444444444444444444444444444444444444444444III
.P.PPPPPPPPPPP..___|RRRRRRRRRRRRRRRRRRR______________________________________|________|___
>>>>>>>>>>>>>>>>|..|dd.dddd..................................................|@@@@@@@@|
..L.LLLLLLLL...._mm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm.....|.....mmm|mm
................_..|...rrrrrrrrrrr.....ffffffffffffffffffffffffffff..........|........|
................_..|.....ddd.dddddd..........................................|........|
...................|.........................................................|........|
...................|.........................................................|........|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222
.222222........222222....22222....22222.222222.....2222.222222.....2222.....2222.....2222
.3333333...........33..3333333..3333333..33333..3333333..33333..3333333..3333333..3333333
.333333............33...333333...333333..33333...333333...3333...333333...333333...333333






.PPPPPPPPP.........PP..PPPPPPP..PPPPPPP.PPPPPP..PPPPPPP..PPPPP...PPPPPP...PPPPPP..PPPPPPP
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666555555555555555..6665555555..65555555555..655555555555..66666555555..655555..5
