Objects: lives of one id one after another, snapshots, a subtype that names
its base type, an object that only snapshots speak of; the pane tells of one.
size: 100x30
keys: tLayer<Enter>l<Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"X","name":"Frame","pid":1,"tid":1,"ts":0,"dur":1000},
{"ph":"N","name":"Layer","cat":"cc","id":"0x10","pid":1,"tid":1,"ts":50},
{"ph":"O","name":"PictureLayer","cat":"cc","id":"0x10","pid":1,"tid":1,"ts":100,"args":{"snapshot":{"base_type":"Layer","cat":"cc.debug","bounds":{"width":640,"height":480},"opacity":0.5}}},
{"ph":"O","name":"PictureLayer","cat":"cc","id":"0x10","pid":1,"tid":1,"ts":400,"args":{"snapshot":{"base_type":"Layer","bounds":{"width":800,"height":600},"opacity":1}}},
{"ph":"D","name":"Layer","cat":"cc","id":"0x10","pid":1,"tid":1,"ts":600},
{"ph":"N","name":"PictureLayer","cat":"cc","id":"0x10","pid":1,"tid":1,"ts":700},
{"ph":"D","name":"PictureLayer","cat":"cc","id":"0x10","pid":1,"tid":1,"ts":950},
{"ph":"N","name":"PictureLayer","cat":"cc","id":"0x20","pid":1,"tid":1,"ts":150},
{"ph":"O","name":"Heap","cat":"mem","id":"0x1","pid":1,"tid":1,"ts":200,"args":{"snapshot":[{"trace":"main","bytes":100},{"trace":"init","bytes":20}]}},
{"ph":"O","name":"Heap","cat":"mem","id":"0x1","pid":1,"tid":1,"ts":800,"args":{"snapshot":[{"trace":"main","bytes":140}]}}
]}
--- text
 ttv  trace.json   12 events   1 ms                 view -0.01 ms .. 1.00 ms   1.01 ms   13 µs/col
 all 1 ms            │██████████████████████████████████████████████████████████████████████████████
│0.10 ms             ┤─┬0.0 ms────────┬0.2 ms────────┬0.4 ms─────────┬0.6 ms────────┬0.8 ms────────┬
 ▼ app [1]           ┤╌╌ 1 thread, 2 tracks, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    main [1]         │ ▏Frame──1 ms─────────────────────────────────────────────────────────────────
    Heap          0x1│        │       ●─Heap────────────────────────────────────────●───────────────
> ▼ PictureLayer 0x10│    ○───●─PictureLayer─────────●───────────────✕      ○─PictureLayer──────✕
    0x20             │        │   ○─PictureLayer────────────────────────────────────────────────────
                              │
                              │
                              │
                              │
                              │
                              │
                              │
                              │
 snapshot of PictureLayer                                                                   1 of 21
 time       0.000 100 s                          │ base type  Layer
 snapshot   1 of 2                               │ created    0.000 050 s
 snapshot (2)                                    │ destroyed  0.000 600 s
 ▼ bounds {2}                                    │ lifetime   550 µs
     width 640                                   │ snapshots  2
     height 480                                  │ process    app [1]
   opacity 0.5                                   │ object     PictureLayer
 its object                                      │ snapshots (2)
 type       PictureLayer                         │  * 0.000 100 s
 id         0x10                                 │    0.000 400 s
 category   cc                                   │
 app [1] / PictureLayer                                                                    line 4/5
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._RIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRI
.P.PPPPPPP...........____RRRRR|RRRRRRRRRRRRRRRRRRRRR________________________________________________
....LLLLLLLL........._.xxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
....LLLL..........LLL_........|.......BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
>>>>>>>>>>>>>>>>>>>>>_....BBBB@BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB......BBBBBBBBBBBBBBBBBBBBB
....LLLL............._........|...BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
..............................|
..............................|
..............................|
..............................|
..............................|
..............................|
..............................|
..............................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444_.222222222..33333
.22222222...333333..............................._.2222222....33333333333
.PPPPPPPPPPPP...................................._.222222222..33333333333
.2.222222.333...................................._.22222222...333333
.....22222.333..................................._.222222222..3
.....222222.333.................................._.2222222....3333333
...2222222.333..................................._.222222.....333333333333
.PPPPPPPPPP......................................_.PPPPPPPPPPPPP
.2222.......333333333333........................._.33333333333333
.22.........3333................................._.33333333333333
.22222222...33..................................._
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
