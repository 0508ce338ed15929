What is shorter than a column is no mark on the ruler.
size: 90x16
options: --diff
keys: q
--- trace
{"traceEvents":[
{"ph":"X","name":"long","pid":1,"tid":1,"ts":0,"dur":1000000},
{"ph":"X","name":"a","pid":1,"tid":1,"ts":100000,"dur":2000}
]}
--- other
{"traceEvents":[
{"ph":"X","name":"long","pid":1,"tid":1,"ts":0,"dur":1000000},
{"ph":"X","name":"a","pid":1,"tid":1,"ts":100000,"dur":4000}
]}
--- text
 ttv  trace.json + other.json (starts align… view 0.00 s .. 1.01 s   1.01 s   13.9 ms/col
 all 1 s        │█████████████████████████████████████████████████████████████████████████
│0.00 s         ┤┬0.0 s────────┬0.2 s────────┬0.4 s─────────┬0.6 s────────┬0.8 s────────┬─
 ▼ 1: process 1 ┤│╌ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ 1: thread 1 │▶long██1 s██████████████████████████████████████████████████████████████
                ││      ▁ a
  ▼ 2: thread 1 │▏long──1 s──────────────────────────────────────────────────────────────
                ││      ▂ a
                 │
                 │
                 │
                 │
 long
 start 0 s         wall 1 s   self 998 ms  99.8 %   twin as long in file 2   children 1
 1: process 1 / thread 1   depth 0   1 slice                                     line 2/5
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRR........_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........._IIIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIR
.P.PPPPPPPPPPPP._|__RRRRRRRRRRRRRRRRRR____________________________________________________
>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
................_|......g.g
..L.LLLLLLLLLLL._|uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu
................_|......g.g
.................|
.................|
.................|
.................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333.........2222.333...2222.33333333333333...2222.33333333333333333...22222222.3
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..5
