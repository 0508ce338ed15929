A reference to an object in args: what it means at that time, unfolded to the
snapshot, which refers to another; one to nothing, one to an object without.
size: 100x30
keys: /Raster<Enter><Enter>11j<Space>jj<Space>
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
 ttv  trace.json   /Raster 1/1    10 events          view 0 µs .. 911 µs   912 µs   11.7 µs/col
 all 900 µs          │▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▾██████████████████████▁▁▁▁▁▁▁▁▁▁▁▁█████████
│400 µs              ┤┬0 µs────────────┬200 µs──────────┬400 µs──────────┬600 µs──────────┬800 µs───
 ▼ app [1]           ┤╌╌ 1 thread, 3 tracks, 2 slices ╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   main [1]         │                                  ▶Raster██250 µs███████            ▏After───
    Empty        0x30│○─Empty──────────────────────────────────────────────────────────────────────
    Picture      0x10│○───────●─Picture─────────────────────────●────────────────✕
    Tile         0x20│    ●─Tile───────────────────────────────────────────────────────────────────
                                                        │
                                                        │
                                                        │
                                                        │
                                                        │
                                                        │
                                                        │
                                                        │
 Raster                                                                                    14 of 19
 name       Raster                               │   ▼ picture = Picture 0x10 at 0.000 100 s
 start      0.000 400 s                          │       size 1
 end        0.000 650 s                          │     ▼ tile = Tile 0x20 at 0.000 050 s
 wall       250 µs                               │         x 3
 self       250 µs  100.0 %                      │         y 4
 process    app [1]                              │       ▶ picture = Picture 0x10 at 0.000 100 s
 thread     main [1]                             │   none id_ref 0x99 (no such object then)
 depth      0                                    │   empty = Empty 0x30 without a snapshot
 same name  1 in the trace                       │
 args (3)                                        │
 ▼ data {1}                                      │
 app [1] / main [1]   depth 0   2 slices                           /Raster  match 1 of 1   line 2/5
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT--8888888888888----------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||.............._IIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRR
.P.PPPPPPP...........____RRRRRRRRRRRRRRRRRRRRRRRRRRRR___|___________________________________________
>>>>>>>>>>>>>>>>>>>>>_..................................@@@@@@@@@@@@@@@@@@@@@@............ttttttttt
....LLLLL........LLLL_BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
....LLLLLLL......LLLL_BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBBBBBBBBBBBBBBBBBBBBBBBB
....LLLL.........LLLL_....BBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
........................................................|
........................................................|
........................................................|
........................................................|
........................................................|
........................................................|
........................................................|
........................................................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.......333333..............................._...2.2222222.33333333333333333333333333333
.22222......33333333333.........................._.......2222.3
.222........33333333333.........................._.444444444444444444444444444444444444444444444444
.2222.......333333..............................._.........2.3
.2222.......333333333333333......................_.........2.3
.2222222....3333333.............................._.......2.2222222.33333333333333333333333333333
.222222.....33333333............................._...2222.333333333333333333333333333333333
.22222......3...................................._...22222.3333333333333333333333333333333
.222222222..33333333333333......................._
.PPPPPPPP........................................_
.2.2222.333......................................_
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
