An object whose id has two lives: both, the one that is shown with a mark.
size: 100x34
keys: tLayer<Enter>n<Enter>
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
│0.00 ms             ┤─┬0.0 ms────────┬0.2 ms────────┬0.4 ms─────────┬0.6 ms────────┬0.8 ms────────┬
 ▼ app [1]           ┤╌│ 1 thread, 2 tracks, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    main [1]         │ ▏Frame──1 ms─────────────────────────────────────────────────────────────────
    Heap          0x1│ │              ●─Heap────────────────────────────────────────●───────────────
> ▼ PictureLayer 0x10│ │  ▶───●─PictureLayer─────────●───────────────✕      ○─PictureLayer──────✕
    0x20             │ │          ○─PictureLayer────────────────────────────────────────────────────
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
 object PictureLayer                                                                        1 of 16
 type       PictureLayer                         │    0.000 400 s
 id         0x10                                 │ lives of this id (2): created, lifetime
 category   cc                                   │  * 0.000 050 s  550 µs
 base type  Layer                                │    0.000 700 s  250 µs
 created    0.000 050 s                          │
 destroyed  0.000 600 s                          │
 lifetime   550 µs                               │
 snapshots  2                                    │
 process    app [1]                              │
 object     PictureLayer                         │
 snapshots (2)                                   │
    0.000 100 s                                  │
 app [1] / PictureLayer                                                                    line 4/5
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._RIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRI
.P.PPPPPPP...........__|_RRRRRRRRRRRRRRRRRRRRRRRRRRR________________________________________________
....LLLLLLLL........._.|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
....LLLL..........LLL_.|..............BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
>>>>>>>>>>>>>>>>>>>>>_.|..@@@@B@@@@@@@@@@@@@@@@@@@@@@B@@@@@@@@@@@@@@@@......BBBBBBBBBBBBBBBBBBBBB
....LLLL............._.|..........BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
.......................|
.......................|
.......................|
.......................|
.......................|
.......................|
.......................|
.......................|
.......................|
.......................|
.......................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444_.33333333333333
.22.........3333................................._.PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
.22222222...33..................................._.3333333333333333333333
.222222222..33333................................_.3333333333333333333333
.2222222....33333333333.........................._
.222222222..33333333333.........................._
.22222222...333333..............................._
.222222222..3...................................._
.2222222....3333333.............................._
.222222.....333333333333........................._
.PPPPPPPPPPPPP..................................._
.33333333333333.................................._
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
