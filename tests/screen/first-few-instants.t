A trace of few instants opens on one.
size: 80x24
trace: shared/corpus/catapult/instant_events.json
keys: 
--- text
 ttv  instant_events.json   5 events view 0 ms .. 73 ms   73.9 ms   1.15 ms/col
 all 72.7 ms   │█            █                                            █ █  █
│15 ms         ┤┬0 ms────────◆───┬20 ms───────────┬40 ms────────────┬60 ms◆─────
 ▼ global      ┤╌╌ 1 event ╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
   instants    │             │                                            ◆ Gl…
 ▼ …36091      ┤╌╌ process 36091  1 thread, 1 event ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    threa…28160│             │                                             ◆
 ▼ …36092      ┤╌╌ process 36092  2 threads, 3 events ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>  instants    │             ◆ Process size event
    …28163     │◆ Thread size event
    …28164     │             ┊                                                 ◆
                             │
                             │
                             │
                             │
                             │
                             │
                             │
                             │
                             │
 instant Process size event
 time 0.015 816 s    category cc   scope process
 process 36092                                                         line 6/8
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTTTTTTTTTTT------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRR..._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||........._IIIIIRRRRRRRRNRRRIIIIIIRRRRRRRRRRRIIIIIIRRRRRRRRRRRRIIIIIINRRRRR
.P.PPPPPP......____RRRRRRR___|__________________________________________________
...LLLLLLLL...._.............|............................................N.NNN
.P.PPPPPP......____PPPPPPPPPP|PPRRRRRRRRRRRRRRRRRRR_____________________________
....LLLLLLLLLLL_.............|.............................................N
.P.PPPPPP......____PPPPPPPPPP|PPRRRRRRRRRRRRRRRRRRRRR___________________________
>>>>>>>>>>>>>>>_.............@.NNNNNNNNNNNNNNNNNN
....LLLLLL....._N.NNNNNNNNNNN|NNNNN
....LLLLLL....._.............|.................................................N
.............................|
.............................|
.............................|
.............................|
.............................|
.............................|
.............................|
.............................|
.............................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333....22222222.33...22222.3333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
