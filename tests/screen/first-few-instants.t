A trace of few instants opens on one.
size: 80x24
trace: shared/corpus/catapult/instant_events.json
keys: 
--- text
 ttv  instant_events.json           view -4 ms .. 75 ms   79.8 ms   1.25 ms/col
 all 72.7 ms   │█            █                                            █ █  █
│15 ms         ┤───┬0 ms────────◆──┬20 ms──────────┬40 ms──────────┬60 ms◆──────
 ▼ global      ┤╌╌ 1 event ╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
   instants    │                │                                        ◆ Glo…
 ▼ …36091      ┤╌╌ process 36091  1 thread, 1 event ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    threa…28160│                │                                         ◆ Th…
 ▼ …36092      ┤╌╌ process 36092  2 threads, 3 events ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>  instants    │                ◆ Process size event
    …28163     │   ◆ Thread size event
    …28164     │                ┊                                             ◆
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
 time 0.015 816 s   category cc   scope process
 process 36092                                                         line 6/8
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTTTTTTTTTTT-----------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRR..._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||........._RRRIIIIIRRRRRRRRNRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIINRRRRRR
.P.PPPPPP......____RRRRRRR______|_______________________________________________
...LLLLLLLL...._................|........................................N.NNNN
.P.PPPPPP......____PPPPPPPPPPPPP|RRRRRRRRRRRRRRRRRR_____________________________
....LLLLLLLLLLL_................|.........................................N.NNN
.P.PPPPPP......____PPPPPPPPPPPPP|RRRRRRRRRRRRRRRRRRRR___________________________
>>>>>>>>>>>>>>>_................@.NNNNNNNNNNNNNNNNNN
....LLLLLL....._...N.NNNNNNNNNNN|NNNNN
....LLLLLL....._................|.............................................N
................................|
................................|
................................|
................................|
................................|
................................|
................................|
................................|
................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333...22222222.33...22222.3333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
