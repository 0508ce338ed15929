A query as a track, with alerts; folds and selection stay.
size: 80x24
keys: ^ll:track 'too long' SELECT ts, dur, name, 'error' AS alert_type FROM slice WHERE dur > 200000<Enter>
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
 ttv  trace.json   2 alerts    view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
 all 1 ms      │████  ████  !███████████████████ █████!█████████████████████████
│0.20 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
   too long    │            │!parse──300 µs────       !draw──400 µs────────────
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
 parse
 start 0.000 200 s    wall 300 µs         self 300 µs  100.0 %
 added; g9 lists the alerts
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT---TTTTTTTT----TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOeOOOOOOOOOOOOOOOOOOOOOOOOOeOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
...LLLLLLLL...._............|##################.......#########################
.P.PPPPPPP.....____RRRRRRRRR|RRRRRRRR___________________________________________
>>>>>>>>>>>>>>>_bbbb..bbb...|@@@@@@@@@@@@@@@@@@.fffffoooooooooooooooooooooooooo
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
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
