The name of an object stands where it has room between snapshots, and does not cover them.
size: 60x10
--- trace
[
{"ph":"N","name":"ALongNameOfAnObject","id":"0x1","pid":1,"tid":1,"ts":0},
{"ph":"O","name":"ALongNameOfAnObject","id":"0x1","pid":1,"tid":1,"ts":10,"args":{"snapshot":{"a":1}}},
{"ph":"O","name":"ALongNameOfAnObject","id":"0x1","pid":1,"tid":1,"ts":40,"args":{"snapshot":{"a":1}}},
{"ph":"O","name":"ALongNameOfAnObject","id":"0x1","pid":1,"tid":1,"ts":70,"args":{"snapshot":{"a":1}}},
{"ph":"D","name":"ALongNameOfAnObject","id":"0x1","pid":1,"tid":1,"ts":100}
]
--- text
 ttv  trace.json   5 events  0 µs .. 102 µs  2.22 µs/col
│10 µs       ┤┬0 µs─────────────────┬50 µs────────────────┬─
 ▼ process 1 ┤╌╌ 1 track, 1 event ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   ALon… 0x1│○───●────────────●─ALongNameO…─●────────────✕
                  │
                  │
                  │
                  │
 process 1 / ALongNameOfAnObject                   line 2/2
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  …
--- style
------TTTTTTTTTT-------------TTTTTTTTTTTTTTTTTTTTTTTTTTTT---
||||||......._IIIIIRRRRRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRRRRRIR
.P.PPPPPPPPP.____R|RRRRRRRRRRRRRR___________________________
>>>>>>>>>>>>>_BBBB@BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
..................|
..................|
..................|
..................|
777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..5
