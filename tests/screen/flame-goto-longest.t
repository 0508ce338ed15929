g goes to the longest slice of a name, whatever calls it.
size: 80x12
keys: Fijlg
--- trace
[{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"a"}},
{"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"b"}},
{"name":"p","ph":"X","ts":0,"dur":30,"pid":1,"tid":1},
{"name":"x","ph":"X","ts":5,"dur":20,"pid":1,"tid":1},
{"name":"q","ph":"X","ts":50,"dur":100,"pid":1,"tid":2},
{"name":"x","ph":"X","ts":60,"dur":50,"pid":1,"tid":2}]
--- text
 ttv  trace.json   6 events      view 0 µs .. 152 µs   152 µs   2.38 µs/col
│60 µs         ┤┬0 µs───────────────┬50 µs───────────────┬100 µs──────────────┬─
 ▼ process 1   ┤╌╌ 2 threads, 4 slices ╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ a [1]      │▏p──30 µs────            │
               │  ▏x──────               │
  ▼ b [2]      │                     ▏q──100 µs────────────────────────────────
>   b [2]      │                         ▶x██50 µs████████████
                                         │
 x
 start 0.000 060 s    wall 50 µs       self 50 µs  100.0 %   of parent 50.0 %
 the longest of them, on b [2]; gF shows the flame graph
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT-----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
||||||........._IIIIIRRRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRIR
.P.PPPPPPPPP...____RRRRRRRRRRRRRRRRRRR___|______________________________________
..L.LLLLL......_bbbbbbbbbbbbb............|
..............._..rrrrrrrr...............|
..L.LLLLL......_.....................qqqq|qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
>>>>>>>>>>>>>>>_.........................@@@@@@@@@@@@@@@@@@@@@
.........................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.33333.......2222.33333333333333...222222222.333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
