Contexts of threads in an area.
size: 80x24
keys: %[
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
 ttv  trace.json   area 999 µs    18 events    0.00 ms .. 1.01 ms  15.9 µs/col
 all 999 µs    │▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁███████▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁███████
│0.34 ms       ┤                            999 µs
 ▼ app [1]     ┤│╌ 1 thread, 3 tracks, 4 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│
>   main [1]   ││                     ▶Layo…                             ▏Idle─│
    contexts   ││     ▏FrameBlame─▏Document─────▏FrameBlame────────            │
  ▼ load       ││                   ▏load──390 µs───────────                   │
               ││                   ▏dns──370 µs────────────                   │
    Ren… 0x1234│●─RenderFrame───────────────────────────────────────────────────
  ▼ Tile    0x1││     ○─Tile────────────────────────────────✕                  │
 AREA 999 µs    Slices  Async  Objects [Contexts]                    2 contexts
 alive in the area, by name and thread   clipped (*) to the area
  NAME               THREAD                 COUNT▾    WALL     BEGUN     ENDED
  FrameBlame         main [1], app [1]          1   700 µs         1         1
  Document           main [1], app [1]          1   200 µs         1         1






  TOTAL 2                                       2   900 µs         2         2
 app [1] / main [1]   depth 0   2 slices                              line 2/10
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip …
--- style
------TTTTTTTTTT--8888888888888----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._4444444444444444444444444444444444444444444444444444444444444444
.P.PPPPPPP....._|__RRRRRRRRRRRRRRRRRRR|RRRRRRRR________________________________|
>>>>>>>>>>>>>>>_|.....................@@@@@@.............................aaaaaa|
....LLLLLLLL..._|.....ttttttttttttgggg|gggggggggttttttttttttttttttt............|
..L.LLLL......._|...................ii|iiiiiiiiiiiiiiiiiiiii...................|
..............._|...................xx|xxxxxxxxxxxxxxxxxxxxx...................|
....LLLL.LLLLLL_|BBBBBBBBBBBBBBBBBBBBB|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|
..L.LLLL....LLL_|.....BBBBBBBBBBBBBBBB|BBBBBBBBBBBBBBBBBBBBBB..................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222
.222222..............2222222................222222....22222....222222....222222
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.3333333333..........333333333333333333.........33..3333333........33........33






.PPPPPPPPP...........P..........................PP..PPPPPPP........PP........PP
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555.5
