A box in the middle has room for as many letters as it has columns: scopes are left out.
size: 60x10
keys: 
--- trace
[{"name":"a","ph":"X","pid":1,"tid":1,"ts":0,"dur":400},
{"name":"Alpha::Beta::function","ph":"X","pid":1,"tid":1,"ts":400,"dur":300},
{"name":"c","ph":"X","pid":1,"tid":1,"ts":700,"dur":300}]
--- text
 ttv  trace.json   1 ms    0.00 ms .. 1.02 ms  22.2 µs/col
│0.00 ms     ┤┬0.0 ms───────────────┬0.5 ms───────────────┬─
 ▼ process 1 ┤│╌ 1 thread, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1 │▶a██400 µs████████▏…function───▏c──300 µs────
              │
              │
              │
              │
 process 1 / thread 1   depth 0   3 slices         line 2/2
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  …
--- style
------TTTTTTTTTT-----------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
||||||||....._IIIIIIIRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRIR
.P.PPPPPPPPP._|__RRRRRRRRRRRRRRRRRR_________________________
>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@hhhhhhhhhhhhhjjjjjjjjjjjjjj
..............|
..............|
..............|
..............|
777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..5
