Times near the ends of what fits: nothing overflows.
size: 90x18
keys: l
--- trace
[
{"ph":"X","name":"Early","pid":1,"tid":1,"ts":-9223372036854775,"dur":1000000},
{"ph":"X","name":"Late","pid":1,"tid":1,"ts":9223372036850000,"dur":4000}
]
--- text
 ttv  trace.json   2 events view 223,372,037 s .. 9,223,372,037 s   104167 d   3472 d/col
 all 106752 d   │[                                     ]
│223,372,037 s  ┤──────────────────────────────┬9,223,372,037 s───────────────────────────
 ▼ process 1    ┤╌╌ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1    ││
                 │
                 │
                 │
                 │
                 │
                 │
                 │
                 │
                 │
 Early                                                                          Tab opens
 start 0 s   wall 1 s   self 1 s  100.0 %   depth 0
 process 1 / thread 1   depth 0   2 slices                                       line 2/2
 w/s zoom  a/d pan  hjkl cursor  u/o out/in  gl longest  f focus  Enter details  / find
--- style
------TTTTTTTTTT------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRRR..._VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||||||||.._RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRIIIIIIIIIIIIIIIIRRRRRRRRRRRRRRRRRRRRRRRRRRR
.P.PPPPPPPPP...._|__RRRRRRRRRRRRRRRRRR____________________________________________________
>>>>>>>>>>>>>>>>_|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333...2222.333...2222.333333333333...22222.3
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6665555555..6655555555..6555555..6666655555555..655555
