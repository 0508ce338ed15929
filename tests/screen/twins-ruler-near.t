Nearer, it is one.
size: 90x16
options: --diff
keys: qowwwwwwww
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
 ttv  trace.json + other.json (starts a… view 93.4 ms .. 157.8 ms   64.4 ms   882 µs/col
 all 1 s        │█████[██████]████████████████████████████████████████████████████████████
│100.0 ms       ┤───────≠100 ms────┬110 ms─────┬120 ms────┬130 ms────┬140 ms─────┬150 ms──
 ▼ 1: process 1 ┤╌╌ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ 1: thread 1 │…long──1 s───────────────────────────────────────────────────────────────
>   1: thread 1 │       ▶a█
  ▼ 2: thread 1 │…long──1 s───────────────────────────────────────────────────────────────
                │       ▏a───
                        │
                        │
                        │
                        │
 a
 start 0.100 s        wall 2 ms           self 2 ms  100.0 %           of parent 0.2 %
 1: process 1 / thread 1   depth 1   1 slice                                     line 3/5
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRR........_OOOOOVVVVVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||||......._RRRRRRRwIIIIIIRRRRIIIIIIIRRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRRIIIIIIIRR
.P.PPPPPPPPPPPP.____RRRR|RRRRRRRRRRRRR____________________________________________________
..L.LLLLLLLLLLL._uuuuuuu|uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu
>>>>>>>>>>>>>>>>_.......@@@
..L.LLLLLLLLLLL._uuuuuuu|uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu
................_.......|gggg
........................|
........................|
........................|
........................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.3333333........2222.3333...........2222.3333333333333...........222222222.33333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..5
