A row without the number of a slice goes to its time.
size: 80x24
keys: ;SELECT 560000 AS ts, 7 AS id<Enter><Enter>
--- trace
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":1,"args":{"name":"main"}},
{"name":"parse","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"parse","ph":"X","ts":100,"dur":50,"pid":7,"tid":1},
{"name":"parse","ph":"X","ts":200,"dur":300,"pid":7,"tid":1},
{"name":"draw\u001b[31m","ph":"X","ts":520,"dur":30,"pid":7,"tid":1},
{"name":"draw\u001b[31m","ph":"X","ts":560,"dur":30,"pid":7,"tid":1},
{"name":"draw","ph":"X","ts":600,"dur":400,"pid":7,"tid":1}]
--- text
 ttv  trace.json   8 events    view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
 all 1 ms      │████  ████  ████████████████████ ███████████████████████████████
│0.56 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ app [7]     ┤╌╌ 1 thread, 6 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   main [1]   │▏pa…  ───    ▏parse──300 µs──── ▂──▶█▃▏draw──400 µs────────────
                                                   │
                                                   │
                                                   │
                                                   │
                                                   │
 SQL  1 row
 SELECT 560000 AS ts, 7 AS id
       ts   id
  560,000    7








 app [7] / main [1]   depth 0   6 slices                               line 2/2
 Enter go there  </> sort  I invert  / filter  y copy  Tab tracks  ; ask  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPP.....____RRRRRRRRRRRRRRRRRR______________|____________________________
>>>>>>>>>>>>>>>_bbbb..bbb....bbbbbbbbbbbbbbbbbb.fff@@oooooooooooooooooooooooooo
...................................................|
...................................................|
...................................................|
...................................................|
...................................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222222222222222222222222
.2.....22...22
.444444444444444444444444444444444444444444444444444444444444444444444444444444








77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66666555555555..66655555..65555555..65555555..655555..6665555555..65555..5
