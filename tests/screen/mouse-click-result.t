A click on the heading of a column of a query sorts by it, the second one the
other way; a click on the same word in the statement does nothing.  Numbers
stand with their points below each other.
size: 80x24
keys: ^;SELECT id, ts / 3e4 AS x, dur, name FROM slice<Enter><Click:13,13><Click:13,13><Click:29,12>
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
│0.00 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ app [7]     ┤│╌ 1 thread, 6 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   main [1]   │▶pa…  ───    ▏parse──300 µs──── ▂──▏─▃▏draw──400 µs────────────
                │
                │
                │
                │
                │
 SQL  6 rows
 SELECT id, ts / 3e4 AS x, dur, name FROM slice
   id      x▾      dur  name
    5  20      400,000  draw
    4  18.667   30,000  draw�[31m
    3  17.333   30,000  draw�[31m
    2   6.667  300,000  parse
    1   3.333   50,000  parse
    0   0       60,000  parse



 app [7] / main [1]   depth 0   6 slices                               line 2/2
 Enter go there  </> sort  I invert  / filter  y copy  Tab tracks  ; ask  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPP....._|__RRRRRRRRRRRRRRRRRR___________________________________________
>>>>>>>>>>>>>>>_@@@@..bbb....bbbbbbbbbbbbbbbbbb.fffffoooooooooooooooooooooooooo
................|
................|
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222222222222222222222222222222222222222222
.2.22......22......222..2222
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.3..3..333333...333333..333333333
.3..3..333333...333333..333333333
.3..3...33333..3333333..33333
.3..3...33333...333333..33333
.3..3...33333...333333..33333



77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66666555555555..66655555..65555555..65555555..655555..6665555555..65555..5
