f at an instant makes the view narrower around it, to an eighth.
size: 80x12
keys: /GC<Enter>f
--- trace
[
{"ph":"X","name":"RunTask","pid":1,"tid":1,"ts":0,"dur":1000},
{"ph":"i","name":"GC","s":"t","pid":1,"tid":1,"ts":300},
{"ph":"X","name":"Paint","pid":1,"tid":1,"ts":100,"dur":100}
]
--- text
 ttv  trace.json   /GC 1/1     view 235 µs .. 366 µs   131 µs   2.05 µs/col
│300 µs        ┤───────┬250 µs─────────────────┬300 µs─────────────────┬350 µs──
 ▼ process 1   ┤╌╌ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ thread 1   │…RunTask──1 ms──────────────────────────────────────────────────
               │                               │
>   instants   │                               ◆ GC
                                               │
                                               │
 instant GC
 time 0.000 300 s    scope thread
 process 1 / thread 1                              /GC  match 1 of 1   line 4/4
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  …
--- style
------TTTTTTTTTT--888888888----TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
|||||||........_RRRRRRRIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRR
.P.PPPPPPPPP...____RRRRRRRRRRRRRRRRRR__________|________________________________
..L.LLLLLLLL..._mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
..............._...............................|
>>>>>>>>>>>>>>>_...............................@.NN
...............................................|
...............................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333....22222.333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..5
