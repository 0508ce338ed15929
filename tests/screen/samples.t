Samples: ticks, the stacks as a flame below, and the stack with its shares in
the pane; one has no stack.
size: 100x30
keys: tsamples<Enter>jjl<Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"X","name":"Frame","pid":1,"tid":1,"ts":0,"dur":1000},
{"ph":"P","name":"cycles","pid":1,"tid":1,"ts":950,"sf":7},
{"ph":"P","name":"cycles","pid":1,"tid":1,"ts":990,"stack":["main","idle"]}
],
"stackFrames":{"5":{"name":"main","category":"app"},"7":{"name":"parse","category":"app","parent":"5"},"9":{"name":"read","category":"libc","parent":"7"},"11":{"name":"layout","category":"app","parent":5}},
"samples":[
{"cpu":0,"tid":1,"ts":100,"name":"cycles","sf":9,"weight":1},
{"cpu":0,"tid":1,"ts":200,"name":"cycles","sf":7,"weight":1},
{"cpu":0,"tid":1,"ts":300,"name":"cycles","sf":9,"weight":2},
{"cpu":0,"tid":1,"ts":400,"name":"cycles","sf":"11","weight":1},
{"cpu":0,"tid":1,"ts":700,"name":"cycles","sf":5,"weight":1},
{"cpu":0,"tid":1,"ts":800,"name":"cycles","weight":1}]}
--- text
 ttv  trace.json   5 events   1 ms                  view -0.01 ms .. 1.00 ms   1.01 ms   13 µs/col
 all 1 ms            │██████████████████████████████████████████████████████████████████████████████
│0.40 ms             ┤─┬0.0 ms────────┬0.2 ms────────┬0.4 ms─────────┬0.6 ms────────┬0.8 ms────────┬
 ▼ app [1]           ┤╌╌ 1 thread, 1 track, 1 slice ╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    main [1]         │ ▏Frame──1 ms─────────────────────────────────────────────────────────────────
   ▼ samples         │        ▌       ▌       ▌      ▌                      ▌       ▌           ▌  ▌
                     │         ▏main──────────────────▶██████████████████████────────           ───▏
>                    │         ▏parse─────────────────▶layout████████████████                   ───▏
                     │         ▏read──        ▏read───
                                                     │
                                                     │
                                                     │
                                                     │
                                                     │
                                                     │
                                                     │
 sample layout                                                                              1 of 10
 time       0.000 400 s                          │
 name       cycles                               │
 weight     1                                    │
 depth      1 of 1                               │
 sample     4 of 8                               │
 process    app [1]                              │
 thread     main [1]                             │
 stack: total, self of 8 samples                 │
 * 12.5 %  12.5 %  layout   app                  │
   75.0 %  12.5 %  main   app                    │
                                                 │
 app [1] / main [1] / samples                                                              line 5/6
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._RIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRI
.P.PPPPPPP...........____RRRRRRRRRRRRRRRRRRRRRRRRRR__|______________________________________________
....LLLLLLLL........._.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
...L.LLLLLLL........._........S.......S.......S......@......................S.......S...........S..S
....................._.........aaaaaaaaaaaaaaaaaaaaaa|@@@@@@@@@@@@@@@@@@@@@@@aaaaaaaa...........aaaa
>>>>>>>>>>>>>>>>>>>>>_.........bbbbbbbbbbbbbbbbbbbbbb|@@@@@@@@@@@@@@@@@@@@@@@...................bbbp
....................._.........ggggggg........ggggggg|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444_
.2222.......333333..............................._
.222222.....3...................................._
.22222......333333..............................._
.222222.....333333..............................._
.2222222....3333333.............................._
.222222.....33333333............................._
.PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP................._
.333333333333333333333333333333.................._
.3333333333333333333333333333...................._
................................................._
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
