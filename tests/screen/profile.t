A V8 profile in chunks: a flame of samples.
size: 100x30
keys: tsamples<Enter>jjj<Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"X","name":"RunTask","pid":1,"tid":1,"ts":0,"dur":1000},
{"ph":"P","name":"Profile","id":"0x1","pid":1,"tid":1,"ts":10,"args":{"data":{"startTime":10}}},
{"ph":"P","name":"ProfileChunk","id":"0x1","pid":1,"tid":1,"ts":500,"args":{"data":{"cpuProfile":{"nodes":[{"id":1,"callFrame":{"functionName":"(root)"}},{"id":2,"parent":1,"callFrame":{"functionName":"onload","url":"app.js"}},{"id":3,"parent":2,"callFrame":{"functionName":"parse","url":"app.js"}},{"id":4,"parent":1,"callFrame":{"functionName":"(idle)"}}],"samples":[2,3,3,3,2,4]},"timeDeltas":[100,100,100,100,100,100]}}},
{"ph":"P","name":"ProfileChunk","id":"0x1","pid":1,"tid":1,"ts":900,"args":{"data":{"cpuProfile":{"nodes":[{"id":5,"parent":3,"callFrame":{"functionName":"","url":"lib.js"}}],"samples":[5,5,4]},"timeDeltas":[100,100,50]}}}
]}
--- text
 ttv  trace.json   6 events   1 ms                  view -0.01 ms .. 1.00 ms   1.01 ms   13 µs/col
 all 1 ms            │██████████████████████████████████████████████████████████████████████████████
│0.00 ms             ┤─┬0.0 ms────────┬0.2 ms────────┬0.4 ms─────────┬0.6 ms────────┬0.8 ms────────┬
 ▼ app [1]           ┤╌│ 1 thread, 1 track, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    main [1]         │ ▏RunTask──1 ms───────────────────────────────────────────────────────────────
   ▼ samples         │ │       ▌       ▌      ▌       ▌       ▌      ▌       ▌       ▌   ▌
                     │ │       ▶(root)█──────────────────────────────────────────────────────
                     │ │       ▶onload█───────────────────────────────▏(idle)─▏onload────▏(i…
>                    │ │               ▏parse─────────────────                ▏parse─────
                     │ │                                                      ▏(anonymou…
                       │
                       │
                       │
                       │
                       │
                       │
 sample onload                                                                              1 of 20
 time       0.000 110 s                          │ ▼ data {2}
 name       Profile                              │   ▼ cpuProfile {2}
 weight     1                                    │     ▼ nodes [4]
 depth      1 of 1                               │       ▶ 0 {2}  id 1, callFrame {1}
 sample     1 of 9                               │       ▶ 1 {3}  id 2, parent 1, callFrame {2}
 process    app [1]                              │       ▶ 2 {3}  id 3, parent 2, callFrame {2}
 thread     main [1]                             │       ▶ 3 {3}  id 4, parent 1, callFrame {1}
 stack: total, self of 9 samples                 │       samples [2,3,3,3,2,4]
   77.8 %  22.2 %  onload   app.js               │     timeDeltas [100,100,100,100,100,100]
  100.0 %          (root)                        │
 args (1)                                        │
 app [1] / main [1] / samples                                                              line 6/7
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._RIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRI
.P.PPPPPPP...........__|_RRRRRRRRRRRRRRRRRRRRRRRRRR_________________________________________________
....LLLLLLLL........._.|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
...L.LLLLLLL........._.|.......@.......S......S.......S.......S......S.......S.......S...S
....................._.|.......@@@@@@@@tttttttttttttttttttttttttttttttttttttttttttttttttttttt
....................._.|.......@@@@@@@@rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrvvvvvvvvrrrrrrrrrrrvvvv
>>>>>>>>>>>>>>>>>>>>>_.|...............bbbbbbbbbbbbbbbbbbbbbbb................bbbbbbbbbbb
....................._.|......................................................ccccccccccc
.......................|
.......................|
.......................|
.......................|
.......................|
.......................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444_.2.2222.333
.2222.......3333333.............................._...2.2222222222.333
.222222.....3...................................._.....2.22222.333
.22222......333333..............................._.......2.2.333333333333333333333333
.222222.....333333..............................._.......2.2.3333333333333333333333333333333333
.2222222....3333333.............................._.......2.2.3333333333333333333333333333333333
.222222.....33333333............................._.......2.2.3333333333333333333333333333333333
.PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP................._.......2222222.3333333333333
.333333333333333333333333333333333..............._.....2222222222.3333333333333333333333333
.333333333333333333333333........................_
.PPPPPPPP........................................_
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
