At the peak of a counter: what ran, async slices and objects alive.
size: 120x36
keys: /mem<Enter><Esc>gl<Enter>
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
{"ph":"e","name":"load","cat":"net","id":"0x5","pid":1,"tid":1,"ts":700},
{"ph":"C","name":"mem","pid":1,"ts":100,"args":{"used":4}},
{"ph":"C","name":"mem","pid":1,"ts":500,"args":{"used":9}},
{"ph":"i","name":"tick","pid":1,"tid":1,"ts":300,"s":"t"},
{"ph":"s","id":1,"name":"ipc","cat":"ipc","pid":1,"tid":1,"ts":360},
{"ph":"f","bp":"e","id":1,"name":"ipc","cat":"ipc","pid":1,"tid":1,"ts":910}
]}
--- text
 ttv  trace.json   23 events   999 µs                                  view 0.00 ms .. 1.00 ms   1.01 ms   10.5 µs/col
 all 999 µs            │▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁███████████▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁██████████
│0.49 ms               ┤┬0.0 ms────────────┬0.2 ms────────────┬0.4 ms────────────┬0.6 ms────────────┬0.8 ms────────────┬
 ▼ app [1]             ┤╌╌ 1 thread, 4 tracks, 4 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    main [1]           │                                 ▏Layout───    │                                      ▏Idle────
    contexts           │         ▏FrameBlame────────▏Document──200 µs───▏FrameBlame──700 µs──────────
    instants           │                            ◆ tick             │
  ▼ load               │                             ▏load──390 µs─────────────────────────
                       │                              ▏dns──370 µs────────────────────────
>   mem          9 4..9│         ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    RenderFrame  0x1234│●─RenderFrame───────────────────────────────────────────────────────────────────────────────────
  ▼ Tile            0x1│         ○─Tile───────────────────────────────────────────────────✕
    0x2                │                   ○─Tile───────────────────────────────────────────────────────────────────────
 ▼ process 2           ┤╌╌ 1 track, 1 event ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    Tile            0x3│                   ○───✕                       │
                                                                       │
                                                                       │
                                                                       │
                                                                       │
                                                                       │
 counter mem.used                                                                                              12 of 16
 value      9                                              │   800 µs  Tile 0x2  (app [1])
 change     +5                                             │   600 µs  Tile 0x1  (app [1])
 time       0.000 499 s                                    │   999 µs  RenderFrame 0x1234  (app [1])
            absolute 0.000 500 s                           │
 range      4 to 9                                         │
 series     used                                           │
 sample     2 of 2                                         │
 process    app [1]                                        │
 counter    mem                                            │
 ran then   nothing on a thread or CPU                     │
 async slices then (1): wall, innermost slice, track       │
   370 µs  dns  in load  (load)                            │
 objects alive then (3): lifetime, type and id, process    │
 app [1] / mem.used   9   min 4  max 9                                                                        line 7/12
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT-------------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||..............._IIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRI
.P.PPPPPPP.............____RRRRRRRRRRRRRRRRRRRRRRRRRRRR________________|________________________________________________
....LLLLLLLL..........._.................................ffffffffff....|......................................aaaaaaaaa
....LLLLLLLL..........._.........tttttttttttttttttttggggggggggggggggggg|ttttttttttttttttttttttttttttt
....LLLLLLLL..........._............................N.NNNN.............|
..L.LLLL..............._.............................iiiiiiiiiiiiiiiiii|iiiiiiiiiiiiiiiiiii
......................._..............................xxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxx
>>>>>>>>>>>>>>>>>>>>>>>_.........CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLLLLLLL..LLLLLL_BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
..L.LLLL............LLL_.........BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBBBBBBBBBBBBBBBBBB
....LLL................_...................BBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
.P.PPPPPPPPP...........____RRRRRRRRRRRRRRRR____________________________|________________________________________________
....LLLL............LLL_...................BBBBB.......................|
.......................................................................|
.......................................................................|
.......................................................................|
.......................................................................|
.......................................................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222......3.............................................._.33333333333333333333333333333
.222222.....33............................................._.33333333333333333333333333333
.2222.......33333333333...................................._.333333333333333333333333333333333333333
............33333333333333333333..........................._
.22222......333333........................................._
.222222.....3333..........................................._
.222222.....333333........................................._
.2222222....3333333........................................_
.2222222....333............................................_
.22222222...33333333333333333333333333....................._
.PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP......._
.4444444444444444444444444444444444444444444444444444444444_
.PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP...._
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
