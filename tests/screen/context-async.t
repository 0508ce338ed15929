An async slice lies in the contexts of the thread that began it.
size: 100x30
keys: /load<Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"O","name":"RenderFrame","id":"0x1234","scope":"FrameBlame","pid":1,"tid":1,"ts":1,"args":{"snapshot":{"url":"https://example.org/"}}},
{"ph":"(","name":"FrameBlame","cat":"blink","id":"0x1234","pid":1,"tid":1,"ts":100},
{"ph":"(","name":"Document","cat":"blink","id":"0x99","pid":1,"tid":1,"ts":300},
{"ph":"X","name":"Layout","pid":1,"tid":1,"ts":350,"dur":100},
{"ph":"i","name":"GC","s":"t","pid":1,"tid":1,"ts":380},
{"ph":")","name":"Document","cat":"blink","id":"0x99","pid":1,"tid":1,"ts":500},
{"ph":"X","name":"Paint","pid":1,"tid":1,"ts":600,"dur":100},
{"ph":")","name":"FrameBlame","cat":"blink","id":"0x1234","pid":1,"tid":1,"ts":800},
{"ph":"X","name":"Idle","pid":1,"tid":1,"ts":900,"dur":100},
{"ph":"b","name":"load","cat":"net","id":"0x5","pid":1,"tid":1,"ts":310},
{"ph":"e","name":"load","cat":"net","id":"0x5","pid":1,"tid":1,"ts":700}
]}
--- text
 ttv  trace.json   /load 1/1    13 events   999 µs   view 0.00 ms .. 1.01 ms   1.01 ms   13 µs/col
 all 999 µs          │▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▾▁▁█████████▁▁▁▁▁▁▁▁▁▁█████████▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁████████
│0.30 ms             ┤┬0.0 ms────────┬0.2 ms────────┬0.4 ms─────────┬0.6 ms────────┬0.8 ms─────────┬
 ▼ app [1]           ┤╌╌ 1 thread, 2 tracks, 4 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    main [1]         │                       │   ▏Layout─           ▏Paint──               ▏Idle───
    contexts         │       ▏FrameBlame─────▏Document───────▏FrameBlame──700 µs────
    instants         │                       │     ◆ GC
>   load             │                       │▶load██390 µs█████████████████
    Rende…rame 0x1234│●─RenderFrame─────────────────────────────────────────────────────────────────
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
 load
 start 0.000 309 s    wall 390 µs     self 390 µs  100.0 %   category net   context Document 0x99
 id="0x5"
 app [1] / load   depth 0   1 slice                                  /load  match 1 of 1   line 5/6
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  Ctrl-O back  f focus  w/s zoom
--- style
------TTTTTTTTTT--88888888888------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._IIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRRI
.P.PPPPPPP...........____RRRRRRRRRRRRRRRRRRRR|RRRRRRR_______________________________________________
....LLLLLLLL........._.......................|...ffffffff...........rrrrrrrr...............aaaaaaaa
....LLLLLLLL........._.......tttttttttttttttt|gggggggggggggggttttttttttttttttttttttt
....LLLLLLLL........._.......................|.....N.NN
>>>>>>>>>>>>>>>>>>>>>_.......................|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....LLLLLLLLLL.LLLLLL_BBBBBBBBBBBBBBBBBBBBBBB|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.....2222.333333333333333...22222222.333...2222222.3333333333333
.22233333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..66666655555..6555555..66655555
