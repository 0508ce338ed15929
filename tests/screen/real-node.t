node: the longest slice of the main thread and its facts.
size: 120x36
trace: traces/node-default.json.gz
keys: tJavaScriptMain<Enter>gl<Enter>
--- text
 ttv  node-default.json.gz   56,414 events   1.179 759 s                  view -0.05 s .. 1.31 s   1.35 s   14.1 ms/col
 all 1.18 s            │▁   ▁▁▁▁▂▃▂▃▃▂▃▄▄▄▃▃▄▃▃▃▃▃▃▄▃▂▂▂▂▂▂▂▃▂▂▃▃▃▃▃▄▄▅▅▅▅▅▅▅▅▅▂▃▃▃▃▃▄▄▄▄▅▆▆▆▆▆▇▇██████▂▂▂▂▂▃▂▃▄▄▃▂▂▂▂▂▂
│0.35 s                ┤───┬0.0 s────────┬0.2 s────────┬0.4 s────────┬0.6 s─────────┬0.8 s────────┬1.0 s────────┬1.2 s──
 ▼ node [8542]         ┤╌╌ 6 threads, 30 tracks, 29,345 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ JavaScriptMainThre…│       ▓▖ ▖▏R…▖▖▌▌▌▖▖▏Run… ▖▶RunT…▶▶▶▖▖▖▖▖▒▖▖▖▖▖▖ ▓▖▖▖▖▖▖▒▖▖▖▖▖▖▓▖▖▖▖▖ ▒▓▒▖▖▖▖▒▖▖▖   ▖▓
                       │          ▌▒▓▓▖▖▌▌▌▖▖▏M…▌▓ ▖▌▏░▌▓▌▖▖▖▖▖▖▖▖▖▖▖▖▖▖▖ ▒▖▖▖▖▖▖▖▖▖▖▖▖▖▖▖▖▖▖▖ ▒▖▒▖▖▖▖▖▖▖▖   ▌▒
                       │           ▒▒▏         ▏▏▌  │▏░▏▒▏                ▌                    ▌▌             ▒
    instants           │   ◆  ◆◆◆ bo… ◆ loopStart   │                                                         ◆ loopEx…
  ▼ [worker 1] [8555]  │          ▏░ ▌▌ ▖▌▖▖▖▖▖▖▖▌▖▖▒▌▏ ▖
                       │             ▌▌ ▌▌▖▖▖▖▖▖▖▌▖▖▖▌▌ ▖
                       │                            │   ▌
    instants           │   ◆  ◆    ◆   ◈            │   ◆ loopExit
    thread 8551        │               ▌  ▌ ▌       │     ▖   ▖▖▖▖  ▌▖▖▌▖  ▖▖▌▖▖▖ ▖▖▌▖▖▖▖▖▖▖▖▌ ▌  ▌▖▖▖▖▖
    thread 8552        │           ▌▌       ▖       │     ▖  ▖▖▖▖ ▌▖▖▖▖▌▖  ▌▖  ▖▖ ▖▖▖▌ ▖▌▖▖▖▖▖    ▌▖▖ ▖▖
    thread 8553        │              ▌ ▖   ▌      ▖│     ▌   ▖▖▌▖▖▖ ▖▌▖▌  ▖▌▖▖▖  ▖▖▖▖▌▖ ▖▖▖▖▖  ▌ ▖▖▖▖▖▖
    thread 8554        │               ▌▌   ▌▌      │     ▌▖ ▖▌▖▖▖▖  ▖ ▖▖  ▖▖▌▖▖▖▌▖▖▖▖▖▖▖ ▖▖▖▖    ▖▌▌ ▖▖
  ▼ DNSCHANNEL         │         ▏DNSCHANNEL░░1.1 s░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
                       │               ▏MESSAGEPORT░░░░░
                       │                ▏MESSAGEPORT_CA…▌
  ▼ Environment        │        ▏Environment░░1.12 s░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
 RunTimers                                                                                                      1 of 27
 name       RunTimers                                      │ 19 children by time
 start      0.354 155 s                                    │  35.9 %     29 ms  MinorGC
            absolute 2,100.376 244 s                       │  25.8 %   20.9 ms  MinorGC
 end        0.434 951 s                                    │  11.6 %   9.39 ms  MajorGC
 wall       80.796 ms                                      │   7.8 %   6.32 ms  V8.GCIncrementalMarking
 self       14.492 ms  17.9 %                              │   0.3 %   243 µs  V8.GCIncrementalMarkingStart
 cpu        27.118 ms  33.6 %                              │   0.1 %    71 µs  V8.GCIncrementalMarking
 category   node,node.environment                          │   0.1 %    53 µs  V8.GCIncrementalMarking
 process    node [8542]                                    │   0.1 %    44 µs  V8.GCIncrementalMarking
 thread     JavaScriptMainThread [8542]                    │   0.0 %    38 µs  V8.GCIncrementalMarking
 depth      0                                              │   0.0 %    37 µs  V8.GCIncrementalMarking
 same name  11 in the trace                                │   0.0 %    31 µs  V8.GCIncrementalMarking
 children   19                                             │   0.0 %    29 µs  V8.GCIncrementalMarking
 node [8542] / JavaScriptMainThread [8542]   depth 0   1,139 slices                                          line 2/167
 j/k line  Enter fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTTTTT------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_RRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIRR
.P.PPPPPPPPPPP.........____RRRRRRRRRRRRRRRRRRRRRRRRR|RRRRRRRRR__________________________________________________________
>>>>>>>>>>>>>>>>>>>>>>>_.......kk.nnnnnnkkkkkbbbbb.b@@@@@@@@@kkkkbbbbbbbb.bbbkkkkbbbbbbbbbbbbb.bbvvvvbbbbk...bb
......................._..........gfffffffffffffff.f|ffffvvvvffffffffffff.ffffffffffffffffffff.ffeeeefffff...ff
......................._...........ggg.........ggg..|gggge................g....................gg.............g
....LLLLLLLL..........._...N..NNN.NNN.N.NNNNNNNNN...|.........................................................N.NNNNNNN
..L.LLLLLLLLLLLLLLLLL.._..........kk.ff.ffffffffffff|ff.l
......................._.............gg.gggggggggggg|gg.f
......................._............................|...g
....LLLLLLLL..........._...N..N....N...N............|...N.NNNNNNNN
....LLLLLLLLLLL........_...............c..c.c.......|.....c...cccc..ccccc..cccccc.cccccccccccc.c..cccccc
....LLLLLLLLLLL........_...........ee.......c.......|.....c..cccc.ccccccc..cc..cc.cccc.ccccccc....ccc.cc
....LLLLLLLLLLL........_..............c.c...c......c|.....c...cccccc.cccc..ccccc..cccccc.ccccc..c.cccccc
....LLLLLLLLLLL........_...............cc...cc......|.....cc.cccccc..c.cc..cccccccccccccc.cccc....ccc.cc
..L.LLLLLLLLLL........._.........ddddddddddddddddddd|dddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
......................._...............eeeeeeeeeeeee|eee
......................._................vvvvvvvvvvvv|vvvv
..L.LLLLLLLLLLL........_........llllllllllllllllllll|llllllllllllllllllllllllllllllllllllllllllllllllllllllllll
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444_.PPPPPPPPPPPPPPPPPPP
.22222......33333333333...................................._.33333333333333333333333333
............333333333333333333333333......................._.33333333333333333333333333
.222........33333333333...................................._.33333333333333333333333333
.2222.......333333333......................................_.333333333333333333333333333333333333333333
.2222.......33333333333333333.............................._.3333333333333333333333333333333333333333333333
.222........33333333333333333.............................._.33333333333333333333333333333333333333333
.22222222...333333333333333333333.........................._.33333333333333333333333333333333333333333
.2222222....33333333333...................................._.33333333333333333333333333333333333333333
.222222.....333333333333333333333333333...................._.33333333333333333333333333333333333333333
.22222......3.............................................._.33333333333333333333333333333333333333333
.222222222..333333333333333................................_.33333333333333333333333333333333333333333
.22222222...33............................................._.33333333333333333333333333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
