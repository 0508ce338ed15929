Labels that are too long are cut in the middle; names in boxes are shortened from the left, part by part.
size: 60x12
keys: 
--- trace
[
{"ph":"M","name":"process_name","pid":1,"args":{"name":"a process with a long name"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"ThreadPoolForegroundWorkerAlpha"}},
{"ph":"X","name":"base::internal::TaskTracker::RunTask","pid":1,"tid":1,"ts":0,"dur":25},
{"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"ThreadPoolForegroundWorkerBeta"}},
{"ph":"X","name":"b","pid":1,"tid":2,"ts":10,"dur":50},
{"ph":"M","name":"thread_name","pid":1,"tid":3,"args":{"name":"CrBrowserMainThreadOfAll"}},
{"ph":"X","name":"base::internal::TaskTracker::RunTask","pid":1,"tid":3,"ts":20,"dur":35}
]
--- text
 ttv  trace.json   7 events   0 µs .. 61 µs  1.33 µs/col
│10 µs       ┤┬0 µs─────────┬20 µs─────────┬40 µs─────────┬─
 ▼ a pro…name┤╌╌ a process with a long name [1] ╌╌╌╌╌╌╌╌╌╌╌╌
    Thre…lpha│▏…RunTask──25 µs───
    CrBr…fAll│       │       ▏…TaskTracker::RunTask────
>   Thre…Beta│       ▶b██50 µs█████████████████████████████
                     │
                     │
 b
 start 0.000 010 s    wall 50 µs      self 50 µs  100.0 %
 a process with a long name [1] / ThreadPoolFor…   line 4/4
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  …
--- style
------TTTTTTTTTT--------------TTTTTTTTTTTTTTTTTTTTTTTTTTT---
||||||......._IIIIIRRRRRRRRRIIIIIIRRRRRRRRRIIIIIIRRRRRRRRRIR
.P.PPPPPPPPPP____PPPP|PPPPPPPPPPPPPPPPPPPPPPPPP_____________
....LLLLLLLLL_eeeeeee|eeeeeeeeeee
....LLLLLLLLL_.......|.......eeeeeeeeeeeeeeeeeeeeeeeeee
>>>>>>>>>>>>>_.......@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
.....................|
.....................|
111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.33333......2222.33333333333333
777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..5
