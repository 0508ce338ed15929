Where the tables do not fit the title, the one that is open is shown.
size: 60x20
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
{"ph":"e","name":"load","cat":"net","id":"0x5","pid":1,"tid":1,"ts":700},
{"ph":"C","name":"mem","pid":1,"ts":100,"args":{"used":4}},
{"ph":"C","name":"mem","pid":1,"ts":500,"args":{"used":9}},
{"ph":"i","name":"tick","pid":1,"tid":1,"ts":300,"s":"t"},
{"ph":"s","id":1,"name":"ipc","cat":"ipc","pid":1,"tid":1,"ts":360},
{"ph":"f","bp":"e","id":1,"name":"ipc","cat":"ipc","pid":1,"tid":1,"ts":910}
]}
--- text
 ttv  trace.json   999 µs  0.00 ms .. 1.02 ms  22.2 µs/col
 all 999 µs  │▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁█████▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁█████
│0.34 ms     ┤                   999 µs
 ▼ app [1]   ┤│╌ 1 thread, 4 tracks, 4 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌│
>   main [1] ││            ◆ │●La…────────────────────▶▏Id…│
    contexts ││   ▏FrameBl…▏Document─▏FrameBlame───        │
  ▼ load     ││             ▏load──390 µs─────             │
             ││             ▏dns──370 µs─────              │
 AREA 999 µs    ..  Instants  Flows  Objects [Contexts]
 alive in the area, by name and thread   clipped (*) to th…
  NAME        THREAD              COUNT▾    WALL     BEGUN
  FrameBlame  main [1], app …         1   700 µs         1
  Document    main [1], app …         1   200 µs         1




  TOTAL 2                             2   900 µs         2
 app [1] / main [1]   depth 0   2 slices          line 2/11
 Enter slices/go  </> sort  b/x group  [/] table  / filter …
--- style
------TTTTTTTTTT-----------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||....._4444444444444444444444444444444444444444444444
.P.PPPPPPP..._|__RRRRRRRRRRRR|RRRRRRRRRRRRRRR______________|
>>>>>>>>>>>>>_|............N.|F@@@FFFFFFFFFFFFFFFFFFFFFaaaa|
....LLLLLLLL._|...tttttttttgg|gggggggtttttttttttttt........|
..L.LLLL....._|.............i|iiiiiiiiiiiiiiii.............|
............._|.............x|xxxxxxxxxxxxxxx..............|
111111111111111111111111111111111111111111111111111111111111
.2222222222222222222222222222222222222222222222222222222222
.222222.......2222222.............222222....22222....222222
.4444444444444444444444444444444444444444444444444444444444
.3333333333...3333333333333333........33..3333333........33




.PPPPPPPPP....P.......................PP..PPPPPPP........PP
777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555.5
