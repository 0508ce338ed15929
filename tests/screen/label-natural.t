Threads stand in natural order: digits are numbers.
size: 60x12
keys: 
--- trace
[
{"ph":"M","name":"thread_name","pid":1,"tid":50,"args":{"name":"G1"}},
{"ph":"X","name":"a","pid":1,"tid":50,"ts":0,"dur":5},
{"ph":"M","name":"thread_name","pid":1,"tid":49,"args":{"name":"G10"}},
{"ph":"X","name":"b","pid":1,"tid":49,"ts":10,"dur":5},
{"ph":"M","name":"thread_name","pid":1,"tid":48,"args":{"name":"G2"}},
{"ph":"X","name":"c","pid":1,"tid":48,"ts":20,"dur":5},
{"ph":"M","name":"thread_name","pid":1,"tid":47,"args":{"name":"G100"}},
{"ph":"X","name":"d","pid":1,"tid":47,"ts":30,"dur":5}
]
--- text
 ttv  trace.json   8 events 0.0 µs .. 35.7 µs  778 ns/col
│0.0 µs      ┤┬0 µs───────┬10 µs───────┬20 µs───────┬30 µs──
 ▼ process 1 ┤│╌ 4 threads, 4 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   G1 [50]  │▶a████
    G2 [48]  ││                         ▏c────
    G10 [49] ││            ▏b────
    G100 [47]││                                      ▏d────
              │
 a
 start 0 s            wall 5 µs        self 5 µs  100.0 %
 process 1 / G1 [50]   depth 0   1 slice           line 2/5
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  …
--- style
------TTTTTTTTTT------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--
|||||||......_IIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRR
.P.PPPPPPPPP._|__RRRRRRRRRRRRRRRRRRR________________________
>>>>>>>>>>>>>_@@@@@@
....LLLLLLL.._|.........................jjjjjj
....LLLLLLLL._|............qqqqqq
....LLLLLLLLL_|......................................jjjjjj
..............|
111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.3333........2222.3333333333333
777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..5
