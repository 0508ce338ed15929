node: the longest slice of the main thread and its facts.
size: 120x36
trace: traces/node-default.json.gz
keys: tJavaScriptMain<Enter>gl<Enter>
--- text
 ttv  node-default.json.gz   56,414 events   1.179 759 s                  view -0.05 s .. 1.31 s   1.35 s   14.1 ms/col
 all 1.18 s            │▁   ▃▃▁▂▇█▅▆▃▁▁▃▁▁▁▁▃▃▃▄▃▄▂▃▁▆▄▆▃▃▃▃▁▃▃▁▁▁▁▁▁▃▁▁▁▁▁▁▁▃▃▁▁▁▁▁▁▁▃▁▁▁▁▁▁▁▃▁▁▁▁▁▁▁▃▃▃▁▁▁▂▁▃▂▁▁▁▁▁▁▁▃
│0.35 s                ┤───┬0.0 s────────┬0.2 s────────┬0.4 s────────┬0.6 s─────────┬0.8 s────────┬1.0 s────────┬1.2 s──
 ▼ node [8542]         ┤╌╌ 6 threads, 30 tracks, 29,345 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ JavaScrip…ainThread│       ▇▃ ▃───▃▃▃▃▃▃▃▏Run… ▃▶RunT…▶▃▃▃▃▃▃▃▃▃▃▃▃▃▃ ▇▃▃▃▃▃▃▃▃▃▃▃▃▃▇▃▃▃▃▁ ▁▇▅▁▁▁▁▁▁▁▁   ▁▇ RunTime…
                       │          ▁▁▇▇▁▁▁▁▁▁▁───▇▇ ▁▁──▇▇▅▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ▁▁▅▁▁▁▁▁▁▁▁   ▁▅ MinorGC
                       │           ▃▅─         ─▏▃  │──▏▃─ V8.GCScavenger ▂ V8.GCScavenger     ▂▁ V8.GCScave… ▄ V8.GCSc…
    instants           │   ◆  ◆◆◆ bo… ◆ loopStart   │                                                         ◆ loopEx…
  ▶ [worker 1] [8555]  │   ▁  ▁   ▅▆ ▃▂▁▂▁▁▁▁▁▁▁▁▁▁▁▃▂▅ ▁                                             3 rows, 81 slices
    thread 8551        │               ▁  ▁ ▁ zlib  │     ▁   ▁▁▁▁  ▁▁▁▁▁  ▁▁▁▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁ ▁  ▁▁▁▁▁▁ zlib
    thread 8552        │           ▇▁       ▁ zlib  │     ▁  ▁▁▁▁ ▁▁▁▁▁▁▁  ▁▁  ▁▁ ▁▁▁▁ ▁▁▁▁▁▁▁    ▁▁▁ ▁▁ zlib
    thread 8553        │              ▁ ▁   ▁ zlib ▁│     ▁   ▁▁▁▁▁▁ ▁▁▁▁  ▁▁▁▁▁  ▁▁▁▁▁▁ ▁▁▁▁▁  ▁ ▁▁▁▁▁▁ zlib
    thread 8554        │               ▁▁   ▁▁ zlib │     ▁▁ ▁▁▁▁▁▁  ▁ ▁▁  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ▁▁▁▁    ▁▁▁ ▁▁ zlib
  ▶ DNSCHANNEL         │        ▃██████████████████████████████████████████████████████████████████████████████
  ▶ Environment        │       ▃▆▆▆▇████████████████████▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆
  ▶ FSREQCALLBACK      │                ▂▅▆▇▄      ▅██████▅▆█▅▅▅▆▆▄▅▆▆▆▆▆█▇▆▇▅▆▆▅▃▅▅▅▅▅▅▅▅▆▅▆▆▇▇▇▇▆▇▆▇▄▄█▆
  ▶ GETADDRINFOREQWRAP │         ▂▇███▅    ▁▃       │     ▂ ▁▃▂▂▂▂▂▂▂▂▄▃▂  ▃▂▂▃▂▂ ▂▃▃▃▃▃▄▃▂▃▃▂    ▃▂▂ ▂▂
  ▶ HTTPCLIENTREQUEST  │              ███▆▆▄███████▇│     ▇▅▁▇▇▇▆▆▇▇▆▆▆▆▅▄▄▆▆▇▆▅▇█▇▇▇▇▇▇▇▇▅▇▆▆▆▅▄▄▆▆▆▃▇▇
  ▶ HTTPINCOMINGMESSAGE│              ▄██▆▆▃▆▆▆▆▆▆▆▆│     ▆▅ ▅▆▅▅▄▅▅▅▅▄▄▄▄▁▄▅▆▅▄▆█▆▅▆▅▅▆▃▅▄▅▅▅▄▄▄▄▄▅▅▃▆▆
  ▶ MESSAGEPORT        │          ▇████▇████████████████▇▇▃                                          10 rows, 13 slices
 RunTimers                                                                                                      1 of 36
 name       RunTimers                                      │ median     12.7 ms, p95 68.7 ms
 start      0.354 155 s                                    │ from       511 µs to 80.8 ms
            absolute 2,100.376 244 s                       │ children   19
 end        0.434 951 s                                    │ children by name: share, sum, count
 wall       80.796 ms                                      │  61.7 %   49.9 ms      2  MinorGC
 self       14.492 ms  17.9 %                              │  11.6 %   9.39 ms      1  MajorGC
 cpu        27.118 ms  33.6 %                              │   8.4 %    6.8 ms     14  V8.GCIncrementalMarking
 category   node,node.environment                          │   0.3 %   243 µs      1  V8.GCIncrementalMarkingStart
 process    node [8542]                                    │   0.0 %     5 µs      1  V8.DeoptimizeCode
 thread     JavaScriptMainThread [8542]                    │ 19 children by time
 depth      0                                              │  35.9 %     29 ms  MinorGC
 same name  11, 239 ms in all                              │  25.8 %   20.9 ms  MinorGC
 rank       1 of 11, longest first                         │  11.6 %   9.39 ms  MajorGC
 node [8542] / JavaScriptMainThread [8542]   depth 0   1,139 slices                                           line 2/40
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTTTTT------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_RRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIRR
.P.PPPPPPPPPPP.........____RRRRRRRRRRRRRRRRRRRRRRRRR|RRRRRRRRR__________________________________________________________
>>>>>>>>>>>>>>>>>>>>>>>_.......bb.bnnnbbbbbbbbbbbb.b@@@@@@@bbbbbbbbbbbbbb.bbbbbbbbbbbbbbbbbbbb.bbbbbbbbbbb...bb.bbbbbbbb
......................._..........ffffffffffffffff.f|ffffffffffffffffffff.fffffffffffffffffffe.eeeeeeeeeee...ee.eeeeeee
......................._...........ggg.........ggg..|gggge.gggggggggggggg.g.gggggggggggggg.....gg.ggggggggggg.g.gggggggg
....LLLLLLLL..........._...N..NNN.NNN.N.NNNNNNNNN...|.........................................................N.NNNNNNN
..L.LLLLLLLLLLLLLLLLL.._...%..%...kk.kkkkkkkkkkkkkkk|ff.f.............................................RRRRRRRRRRRRRRRRR
....LLLLLLLLLLL........_...............c..c.c.cccc..|.....c...cccc..ccccc..cccccc.cccccccccccc.c..cccccc.cccc
....LLLLLLLLLLL........_...........ee.......e.eeee..|.....c..cccc.ccccccc..cc..cc.cccc.ccccccc....ccc.cc.cccc
....LLLLLLLLLLL........_..............c.c...c.cccc.c|.....c...cccccc.cccc..ccccc..cccccc.ccccc..c.cccccc.cccc
....LLLLLLLLLLL........_...............cc...cc.cccc.|.....cc.cccccc..c.cc..cccccccccccccc.cccc....ccc.cc.cccc
..L.LLLLLLLLLL........._........dddddddddddddddddddd|dddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
..L.LLLLLLLLLLL........_.......lllllllllllllllllllll|llllllllllllllllllllllllllllllllllllllllllllllllllllllllll
..L.LLLLLLLLLLLLL......_................kkkkk......k|kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
..L.LLLLLLLLLLLLLLLLLL._.........llllll....ll.......|.....l.lllllllllllll..llllll.llllllllllll....lll.ll
..L.LLLLLLLLLLLLLLLLL.._..............mmmmmmmmmmmmmm|.....mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
..L.LLLLLLLLLLLLLLLLLLL_..............qqqqqqqqqqqqqq|.....qq.qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
..L.LLLLLLLLLLL........_..........eeeeeeeeeeeeeeeeee|eeeeee..........................................RRRRRRRRRRRRRRRRRR
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444_.222222.....33333333333333333333
.22222......33333333333...................................._.2222.......33333333333333333
............333333333333333333333333......................._.22222222...33
.222........33333333333...................................._.PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
.2222.......333333333......................................_.333333333333333333333333333333333
.2222.......33333333333333333.............................._.333333333333333333333333333333333
.222........33333333333333333.............................._.3333333333333333333333333333333333333333333333333
.22222222...333333333333333333333.........................._.33333333333333333333333333333333333333333333333333333
.2222222....33333333333...................................._.333333333333333333333333333333333333333333
.222222.....333333333333333333333333333...................._.PPPPPPPPPPPPPPPPPPP
.22222......3.............................................._.33333333333333333333333333
.222222222..33333333333333333.............................._.33333333333333333333333333
.2222.......3333333333333333333333........................._.33333333333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
