At the peak of a counter: what ran, async slices and objects alive.
size: 80x24
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
 ttv  trace.json   23 events   view 0.00 ms .. 1.01 ms   1.01 ms   15.9 µs/col
 all 999 µs    │▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁███████▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁███████
│0.49 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms──────┬
 ▼ app [1]     ┤╌╌ 1 thread, 4 tracks, 4 slices│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    main [1]   │                  ◆   ▏Layo…   │                         ▏Idle─
    contexts   │      ▏FrameBlame─▏Document─────▏FrameBlame────────
  ▼ load       │                    ▏load──390 µs───────────
               │                    ▏dns──370 µs────────────
>   mem       9│      ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    Ren… 0x1234│●─RenderFrame───────────────────────────────────────────────────
  ▼ Tile    0x1│      ○─Tile────────────────────────────────✕
    0x2        │            ○─Tile──────────────────────────────────────────────
 ▼ process 2   ┤╌╌ 1 track, 1 event ╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
 counter mem.used                                                      12 of 16
 series     used
 sample     2 of 2
 process    app [1]
 counter    mem
 ran then   nothing on a thread or CPU
 async slices then (1): wall, innermost slice, track
   370 µs  dns  in load  (load)
 objects alive then (3): lifetime, type and id, process
 app [1] / mem.used   9   min 4  max 9                                line 6/11
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRRI
.P.PPPPPPP.....____RRRRRRRRRRRRRRRRRRRRRRRRRRRR|________________________________
....LLLLLLLL..._..................N...ffffff...|.........................aaaaaa
....LLLLLLLL..._......ttttttttttttggggggggggggg|ttttttttttttttttttt
..L.LLLL......._....................iiiiiiiiiii|iiiiiiiiiiii
..............._....................xxxxxxxxxxx|xxxxxxxxxxxx
>>>>>>>>>>>>>>>_......CCCCCCCCCCCCCCCCCCCCCCCCC@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLL.LLLLLL_BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
..L.LLLL....LLL_......BBBBBBBBBBBBBBBBBBBBBBBBB|BBBBBBBBBBBBB
....LLL........_............BBBBBBBBBBBBBBBBBBB|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
.P.PPPPPPPPP...____RRRRRRRRRRRRRRRR____________|________________________________
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222.....3333
.222222.....333333
.2222222....3333333
.2222222....333
.22222222...33333333333333333333333333
.PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..5
