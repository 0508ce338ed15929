Rows as hits of the search.
size: 80x24
keys: ^;!SELECT slice_id FROM slice WHERE dur > 200000<Enter>n
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
 ttv  trace.json   /SELECT slice_id FROM s… 1/2    1 ms   1.02 ms  15.9 µs/col
 all 1 ms      │████  ████  ▾███████████████████ █████▾█████████████████████████
│0.20 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ app [7]     ┤╌╌ 1 thread, 6 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   main [1]   │▏pa…  ───   │▶parse██300 µs████ ▂──▏─▃▏draw──400 µs────────────
                            │
                            │
                            │
                            │
                            │
                            │
                            │
                            │
                            │
                            │
                            │
                            │
                            │
                            │
                            │
 parse
 start 0.000 200 s    wall 300 µs         self 300 µs  100.0 %
 app [7] / main [1]   depth 0   6 slices                match 1 of 2   line 2/2
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  …
--- style
------TTTTTTTTTT--888888888888888888888888888888----------TTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPP.....____RRRRRRRRR|RRRRRRRR___________________________________________
>>>>>>>>>>>>>>>_bbbb..bbb...|@@@@@@@@@@@@@@@@@@.fffff!!!!!!!!!!!!!!!!!!!!!!!!!!
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.........2222.333333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..5
