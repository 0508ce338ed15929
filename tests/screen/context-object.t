From a slice to its context, and what object the context stands for.
size: 100x30
keys: /Layout<Enter><Enter>10j<Enter>
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
 ttv  trace.json   /Layout 1    13 events   999 µs   view 0.00 ms .. 1.01 ms   1.01 ms   13 µs/col
 all 999 µs          │▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▾████████▁▁▁▁▁▁▁▁▁▁█████████▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁████████
│0.34 ms             ┤┬0.0 ms────────┬0.2 ms────────┬0.4 ms─────────┬0.6 ms────────┬0.8 ms─────────┬
 ▼ app [1]           ┤╌╌ 1 thread, 2 tracks, 4 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    main [1]         │                          │▏Layout─           ▏Paint──               ▏Idle───
>   contexts         │       ▏FrameBlame─────▶Document███████▏FrameBlame──700 µs────
    instants         │                          │  ◆ GC
    load             │                        ▏load──390 µs─────────────────
    Rende…rame 0x1234│●─RenderFrame─────────────────────────────────────────────────────────────────
                                                │
                                                │
                                                │
                                                │
                                                │
                                                │
                                                │
 context Document                                                                            1 of 8
 entered    0.000 299 s                          │
            absolute 0.000 300 s                 │
 wall       200 µs                               │
 id         0x99                                 │
 process    app [1]                              │
 thread     main [1]                             │
 event (1)                                       │
   id "0x99"                                     │
                                                 │
                                                 │
                                                 │
 app [1] / main [1]                                                     /Layout  1 match   line 3/6
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT--88888888888------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._IIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRRI
.P.PPPPPPP...........____RRRRRRRRRRRRRRRRRRRRRRR|RRRR_______________________________________________
....LLLLLLLL........._..........................|!!!!!!!!...........rrrrrrrr...............aaaaaaaa
>>>>>>>>>>>>>>>>>>>>>_.......tttttttttttttttt@@@@@@@@@@@@@@@@ttttttttttttttttttttttt
....LLLLLLLL........._..........................|..N.NN
....LLLL............._........................ii|iiiiiiiiiiiiiiiiiiiiiiiiiii
....LLLLLLLLLL.LLLLLL_BBBBBBBBBBBBBBBBBBBBBBBBBB|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
................................................|
................................................|
................................................|
................................................|
................................................|
................................................|
................................................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444_
............33333333333333333333................._
.2222.......333333..............................._
.22.........3333................................._
.2222222....3333333.............................._
.222222.....33333333............................._
.PPPPPPPPP......................................._
...22.333333....................................._
................................................._
................................................._
................................................._
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
