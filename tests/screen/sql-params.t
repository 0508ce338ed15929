Parameters are the area and the selection.
size: 80x24
keys: ^vl;SELECT $start AS a, $end AS b, (SELECT name FROM slice WHERE id = $slice) AS c, $track AS d<Enter>
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
 ttv  trace.json   area 150 µs    8 events    -0.01 ms .. 1.00 ms  15.9 µs/col
 all 1 ms      │████  ████  ████████████████████ ███████████████████████████████
│0.10 ms       ┤─ 150 µs   ──┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬
 ▼ app [7]     ┤╌│ 1 thread, 6 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   main [1]   ■ ▏pa…  ▶██│   ▏parse──300 µs──── ▂──▏─▃▏draw──400 µs────────────
                 │     │  │
                 │     │  │
                 │     │  │
                 │     │  │
                 │     │  │
 SQL  1 row
 SELECT $start AS a, $end AS b, (SELECT name FROM slice WHERE id = $slice) AS …
   a        b  c       d
   0  150,000  parse   0








 150 µs, from 0 on
 Enter go there  </> sort  I invert  / filter  y copy  Tab tracks  ; ask  …
--- style
------TTTTTTTTTT--8888888888888---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._R4444444444RRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRI
.P.PPPPPPP.....__|_RRRR|RR|RRRRRRRRRR___________________________________________
>>>>>>>>>>>>>>>|.|bbb..@@@|...bbbbbbbbbbbbbbbbbb.fffffoooooooooooooooooooooooooo
.................|.....|..|
.................|.....|..|
.................|.....|..|
.................|.....|..|
.................|.....|..|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222222222222
.2.2........2..2.......2
.444444444444444444444444444444444444444444444444444444444444444444444444444444








77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66666555555555..66655555..65555555..65555555..655555..6665555555..65555..5
