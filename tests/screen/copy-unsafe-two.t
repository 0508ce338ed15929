Characters that a terminal obeys or hides are counted.
size: 60x10
keys: 0kjlyn
--- trace
[{"name":"a\u001bb","ph":"X","ts":0,"dur":10,"pid":1,"tid":1},
{"name":"c\u001b\u202ed","ph":"X","ts":20,"dur":10,"pid":1,"tid":1},
{"name":"e","ph":"X","ts":40,"dur":10,"pid":1,"tid":1,"args":{"x":{"id_ref":"0xdead"},"y":{"id_ref":"0x123456789012345678901234567890123456789012345"}}}]
--- text
 ttv  trace.json   3 events   0 µs .. 51 µs  1.11 µs/col
│20 µs       ┤┬0 µs────────────┬20 µs────────────┬40 µs─────
 ▼ process 1 ┤╌╌ 1 thread, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1 │▏a�b─────        │▶c��d████         ▏e───────
                               │
                               │
                               │
                               │
 the name: copied, 8 bytes, 2 unsafe characters replaced
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  …
--- style
------TTTTTTTTTT--------------TTTTTTTTTTTTTTTTTTTTTTTTTTT---
||||||......._IIIIIRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRIIIIIIRRRRR
.P.PPPPPPPPP.____RRRRRRRRRRRRRR|RRR_________________________
>>>>>>>>>>>>>_ggggggggg........|@@@@@@@@@.........rrrrrrrrr
...............................|
...............................|
...............................|
...............................|
777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..5
