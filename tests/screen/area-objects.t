Objects alive in an area, those that it cuts with a star.
size: 120x36
keys: l12lV20l<Enter>[[
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"O","name":"RenderFrame","id":"0x1234","scope":"FrameBlame","pid":1,"tid":1,"ts":1,"args":{"snapshot":{"url":"https://example.org/"}}},
{"ph":"N","name":"Tile","id":"0x1","pid":1,"tid":1,"ts":100},
{"ph":"D","name":"Tile","id":"0x1","pid":1,"tid":1,"ts":700},
{"ph":"N","name":"Tile","id":"0x2","pid":1,"tid":1,"ts":200},
{"ph":"N","name":"Tile","id":"0x3","pid":2,"tid":1,"ts":200},
{"ph":"D","name":"Tile","id":"0x3","pid":2,"tid":1,"ts":250},
{"ph":"(","name":"FrameBlame","cat":"blink","id":"0x1234","pid":1,"tid":1,"ts":100},
{"ph":"(","name":"Document","cat":"blink","id":"0x99","pid":1,"tid":1,"ts":300},
{"ph":"X","name":"Layout","pid":1,"tid":1,"ts":350,"dur":100},
{"ph":")","name":"Document","cat":"blink","id":"0x99","pid":1,"tid":1,"ts":500},
{"ph":")","name":"FrameBlame","cat":"blink","id":"0x1234","pid":1,"tid":1,"ts":800},
{"ph":"X","name":"Idle","pid":1,"tid":1,"ts":900,"dur":100},
{"ph":"b","name":"load","cat":"net","id":"0x5","pid":1,"tid":1,"ts":310},
{"ph":"b","name":"dns","cat":"net","id":"0x5","pid":1,"tid":1,"ts":320},
{"ph":"e","name":"dns","cat":"net","id":"0x5","pid":1,"tid":1,"ts":690},
{"ph":"e","name":"load","cat":"net","id":"0x5","pid":1,"tid":1,"ts":700}
]}
--- text
 ttv  trace.json   area 100 µs    18 events   999 µs                   view 0.00 ms .. 1.00 ms   1.01 ms   10.5 µs/col
 all 999 µs            │▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁███████████▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁██████████
│0.89 ms               ┤┬0.0 ms────────────┬0.2 ms────────────┬0.4 ms────────────┬0.6 ms────────────┬0.8 ms──  100 µs
 ▼ app [1]             ┤╌╌ 1 thread, 3 tracks, 4 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌│
>   main [1]           │                                 ▏Layout───                                          │▶Idle████│
    contexts           │         ▏FrameBlame────────▏Document──200 µs───▏FrameBlame──700 µs──────────        │         │
  ▼ load               │                             ▏load──390 µs─────────────────────────                  │         │
                       │                              ▏dns──370 µs────────────────────────                   │         │
    RenderFrame  0x1234│●─RenderFrame───────────────────────────────────────────────────────────────────────────────────
  ▼ Tile            0x1│         ○─Tile───────────────────────────────────────────────────✕                  │         │
    0x2                │                   ○─Tile───────────────────────────────────────────────────────────────────────
 ▼ process 2           ┤╌╌ 1 track, 1 event ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌│
    Tile            0x3│                   ○───✕                                                             │         │
                                                                                                             │         │
                                                                                                             │         │
                                                                                                             │         │
 AREA 100 µs    Slices  Async [Objects]  Contexts                                                             2 objects
 alive in the area, by type and process   clipped (*) to the area
  NAME            PROCESS       COUNT▾    WALL     BEGUN     ENDED      MAX      AVG            FIRST             LAST
  RenderFrame     app [1]           1   100 µs*        0         0   100 µs   100 µs              0 s              0 s
  Tile            app [1]           1   100 µs*        0         0   100 µs   100 µs      0.000 199 s      0.000 199 s












  TOTAL 2                           2   200 µs         0         0   100 µs   100 µs              0 s      0.000 199 s
 app [1] / main [1]   depth 0   2 slices                                                                      line 2/10
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip  I invert  y/e copy/write  B group by  …
--- style
------TTTTTTTTTT--8888888888888----------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||..............._IIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIIIIIIIRR44444444444
.P.PPPPPPP.............____RRRRRRRRRRRRRRRRRRRRRRRRRRRR______________________________________________________|_________|
>>>>>>>>>>>>>>>>>>>>>>>_.................................ffffffffff..........................................|@@@@@@@@@|
....LLLLLLLL..........._.........tttttttttttttttttttggggggggggggggggggggttttttttttttttttttttttttttttt........|.........|
..L.LLLL..............._.............................iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii..................|.........|
......................._..............................xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...................|.........|
....LLLLLLLLLLL..LLLLLL_BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBBBBBBBB|
..L.LLLL............LLL_.........BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB..................|.........|
....LLL................_...................BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBBBBBBBB|
.P.PPPPPPPPP...........____RRRRRRRRRRRRRRRR__________________________________________________________________|_________|
....LLLL............LLL_...................BBBBB.............................................................|.........|
.............................................................................................................|.........|
.............................................................................................................|.........|
.............................................................................................................|.........|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222222222222222222222222222222222222222222222222222222222222
.222222...........22222222......222222....22222....222222....222222.....2222.....2222...........222222............22222
.4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
.333333...........33333333..........33..3333333........33........33..3333333..3333333.....333333333333.....333333333333












.PPPPPPPPP........P.................PP..PPPPPPP........PP........PP..PPPPPPP..PPPPPPP.............PPPP.....PPPPPPPPPPPP
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555..65555555..66655555555555..6555555555..5
