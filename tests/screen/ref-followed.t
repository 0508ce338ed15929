Enter on a reference goes to the snapshot that was in force.
size: 100x30
keys: /Raster<Enter><Enter>11j<Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"N","name":"Picture","cat":"cc","id":"0x10","pid":1,"tid":1,"ts":0},
{"ph":"O","name":"Picture","cat":"cc","id":"0x10","pid":1,"tid":1,"ts":100,"args":{"snapshot":{"size":1,"tile":{"id_ref":"0x20"}}}},
{"ph":"O","name":"Picture","cat":"cc","id":"0x10","pid":1,"tid":1,"ts":500,"args":{"snapshot":{"size":2}}},
{"ph":"D","name":"Picture","cat":"cc","id":"0x10","pid":1,"tid":1,"ts":700},
{"ph":"O","name":"Tile","cat":"cc","id":"0x20","pid":1,"tid":1,"ts":50,"args":{"snapshot":{"x":3,"y":4,"picture":{"id_ref":"0x10"}}}},
{"ph":"N","name":"Empty","cat":"cc","id":"0x30","pid":1,"tid":1,"ts":0},
{"ph":"X","name":"Raster","pid":1,"tid":1,"ts":400,"dur":250,"args":{"data":{"picture":{"id_ref":"0x10"}},"none":{"id_ref":"0x99"},"empty":{"id_ref":"0x30"}}},
{"ph":"X","name":"After","pid":1,"tid":1,"ts":800,"dur":100,"args":{"picture":{"id_ref":"0x10"}}}
]}
--- text
 ttv  trace.json   /Raster 1    10 events   900 µs   view 0 µs .. 911 µs   912 µs   11.7 µs/col
 all 900 µs          │▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▾██████████████████████▁▁▁▁▁▁▁▁▁▁▁▁█████████
│100 µs              ┤┬0 µs────────────┬200 µs──────────┬400 µs──────────┬600 µs──────────┬800 µs───
 ▼ app [1]           ┤╌╌ 1 thread, 3 tracks, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    main [1]         │        │                         ▏Raster──250 µs───────            ▏After───
    Empty        0x30│○─Empty──────────────────────────────────────────────────────────────────────
>   Picture      0x10│○───────●─Picture─────────────────────────●────────────────✕
    Tile         0x20│    ●─Tile───────────────────────────────────────────────────────────────────
                              │
                              │
                              │
                              │
                              │
                              │
                              │
                              │
 snapshot of Picture                                                                        1 of 18
 time       0.000 100 s                          │ lifetime   700 µs
 snapshot   1 of 2                               │ snapshots  2
 snapshot (2)                                    │ process    app [1]
   size 1                                        │ object     Picture
 ▶ tile = Tile 0x20 at 0.000 050 s               │ snapshots (2)
 its object                                      │  * 0.000 100 s
 type       Picture                              │    0.000 500 s
 id         0x10                                 │
 category   cc                                   │
 created    0 s                                  │
 destroyed  0.000 700 s                          │
 app [1] / Picture                                                      /Raster  1 match   line 4/5
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT--88888888888------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||.............._IIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRR
.P.PPPPPPP...........____RRRRR|RRRRRRRRRRRRRRRRRRRRRR_______________________________________________
....LLLLLLLL........._........|.........................!!!!!!!!!!!!!!!!!!!!!!............ttttttttt
....LLLLL........LLLL_BBBBBBBB|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
>>>>>>>>>>>>>>>>>>>>>_BBBBBBBB@BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
....LLLL.........LLLL_....BBBB|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
..............................|
..............................|
..............................|
..............................|
..............................|
..............................|
..............................|
..............................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444_.22222222...333333
.22222222...333333..............................._.222222222..3
.PPPPPPPPPPPP...................................._.2222222....3333333
...2222.3........................................_.222222.....3333333
.2.2222.33333333333333333333333333..............._.PPPPPPPPPPPPP
.PPPPPPPPPP......................................_.33333333333333
.2222.......3333333.............................._.33333333333333
.22.........3333................................._
.22222222...33..................................._
.2222222....333.................................._
.222222222..33333333333.........................._
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
