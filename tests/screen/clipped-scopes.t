A name that is cut from the left, in a box that begins before the view, has one
ellipsis.
size: 60x12
keys: gt900us<Enter>Wdl
--- trace
[{"ph":"X","name":"blink::scheduler::main_thread::MainThreadSchedulerImpl::CreateStartupTasks","pid":1,"tid":1,"ts":0,"dur":920},
{"ph":"X","name":"b","pid":1,"tid":1,"ts":930,"dur":70}]
--- text
 ttv  trace.json   2 events 822 µs .. 955 µs  2.9 µs/col
│930 µs      ┤─────────┬850 µs──────────┬900 µs───────────┬─
 ▼ process 1 ┤╌╌ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌
>   thread 1 │…CreateStartupTasks──920 µs───────   ▶b███████
                                                   │
                                                   │
                                                   │
                                                   │
 b
 start 0.000 930 s    wall 70 µs      self 70 µs  100.0 %
 process 1 / thread 1   depth 0   2 slices         line 2/2
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  …
--- style
------TTTTTTTTTT------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT---
|||||||......_RRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRRRRRRRRRRIR
.P.PPPPPPPPP.____RRRRRRRRRRRRRRRRRR________________|________
>>>>>>>>>>>>>_pppppppppppppppppppppppppppppppppp...@@@@@@@@@
...................................................|
...................................................|
...................................................|
...................................................|
111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.33333......2222.33333333333333
777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..5
