Texts give columns of the screen to the numbers behind them, as long as all are
seen.
size: 80x20
keys: ^;SELECT 'a name that is longer than most of them are, by far' AS name, 'a category, which is long as well, and too long' AS category, dur / 1e3 AS us, ts, 7 AS n FROM slice LIMIT 2<Enter>
--- trace
[{"name":"parse","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"draw","ph":"X","ts":600,"dur":400.5,"pid":7,"tid":1}]
--- text
 ttv  trace.json   2 events    view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
 all 1 ms      │████                                  ██████████████████████████
│0.00 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ process 7   ┤│╌ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1   │▶pa…                                  ▏draw──401 µs────────────
                │
                │
                │
 SQL  2 rows
 SELECT 'a name that is longer than most of them are, by far' AS name, 'a cate…
  name                          category                         us      ts  n
  a name that is longer than m… a category, which is long as…  60         0  7
  a name that is longer than m… a category, which is long as… 400.5 600,000  7





 process 7 / thread 1   depth 0   2 slices                             line 2/2
 Enter go there  </> sort  I invert  / filter  y copy  Tab tracks  ; ask  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRRR___________________________________________
>>>>>>>>>>>>>>>_@@@@..................................ooooooooooooooooooooooooo
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222222222222
.22222..........................22222222.........................22......22..2
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.333333333333333333333333333333.33333333333333333333333333333.33333.3333333..3





77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66666555555555..66655555..65555555..65555555..655555..6665555555..65555..5
