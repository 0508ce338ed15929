node: the longest slice of the main thread and its facts.
size: 120x36
trace: traces/node-default.json.gz
keys: tJavaScriptMain<Enter>gl<Enter>
--- text
 ttv  node-default.json.gz   56,414 events   1.179 759 s                   view 0.00 s .. 1.19 s   1.19 s   12.4 ms/col
 all 1.18 s            │▁   ▃▃▁▂▇█▅▆▃▁▁▃▁▁▁▁▃▃▃▄▃▄▂▃▁▆▄▆▃▃▃▃▁▃▃▁▁▁▁▁▁▃▁▁▁▁▁▁▁▃▃▁▁▁▁▁▁▁▃▁▁▁▁▁▁▁▃▁▁▁▁▁▁▁▃▃▃▁▁▁▂▁▃▂▁▁▁▁▁▁▁▃
│0.35 s                ┤┬0.0 s──────────┬0.2 s──────────┬0.4 s──────────┬0.6 s──────────┬0.8 s──────────┬1.0 s──────────
 ▼ node [8542]         ┤╌╌ 6 threads, 30 tracks, 29,345 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ JavaScrip…ainThread│◆   ▇▁ ▁▁───▁▁▁▁ ▃▃▃▏RunT… ▃▶▶RunT…▶ RunTimers ▃▃▃▃▃ ▇▃▃▁ RunTimers ▁▅▁▁▁▁▁▁ ▁▇▅▁▁▁▁▁▁▁▁▁    ▁▇▁
                       │       ▁ ▅▇▇▁▁▁▁ ▃▃▃▃──▇▇▃ ▃▃──▇ MinorGC allocati… ▃ ▃▃▃▁ V8.GCFinalizeMC ▁▁ ▁▁▅▁▁▁▁▁▁▁▁▁     ▅▁
                       │         ▄▄─ V8.GCSc… ─▂─▁  │▃─▃─▃▄ V8.GCScavenger   ▂ V8.GCScavenger        ▁▂ V8.GCScaveng… ▄▁
  ▶ [worker 1] [8555]  │▁   ▁   ▆▅ ▄▂ ▁▂▁▁▁▁▁▁▁▁▁▁▁▁▁▃▃▄▁                                             3 rows, 81 slices
    thread 8551        │              ▁  ▁ ▁ zlib   │      ▁    ▁▁▁▁   ▁▁▁▁▁  ▁▁▁▁▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ▁   ▁▁▁ ▁▁▁ zlib
    thread 8552        │        ▁▇▁ crypto ▁        │      ▁  ▁▁▁▁▁ ▁ ▁▁▁▁▁▁   ▁▁  ▁▁ ▁▁▁▁▁ ▁▁▁▁ ▁▁▁    ▁ ▁▁ ▁▁ zlib
    thread 8553        │             ▁ ▁   ▁ zlib  ▁│      ▁   ▁▁▁▁▁▁▁▁▁▁▁▁   ▁▁▁▁▁▁  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁  ▁ ▁▁▁▁ ▁▁ zlib
    thread 8554        │              ▁▁   ▁▁ zlib  │      ▁▁ ▁ ▁▁▁▁▁  ▁▁▁▁▁  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁  ▁▁▁▁    ▁▁▁▁ ▁▁▁ zlib
  ▶ DNSCHANNEL         │      ▇████████████████████████████████████████████████████████████████████████████████████████▁
  ▶ Environment        │     ▆▆▆▆▇███████████████████████▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▂
  ▶ FSREQCALLBACK      │               ▃▆▆▇▅       ▄███████▅▆█▅▅▆▅▆▆▅▅▆▆▆▆▆▆█▇▆▆▆▇▆▆▅ ▅▅▅▅▅▅▅▅▄▇▆▅▅▆▇▇▇▇▇▆▇▅█▄▄▇▇
  ▶ GETADDRINFOREQWRAP │       ▄████▇     ▁▃        │      ▂  ▃▃▂▁▂▂▃▁▂▃▂▄▂▃  ▂▂▃▁▃▂▂ ▃▂▃▃▃▃▃▃▃▂▃▃▂▂    ▃▂▂▂ ▂▂
  ▶ HTTPCLIENTREQUEST  │            ▇███▆▆▃▇███████▇▁      ▇▆ ▆▇▆▇▆▆▇▇▆▆▆▆▆▆▄▄▆▆▆▆▆▆▇█▇▇▇▇▇▇▇▇▇▅▆▆▇▆▆▆▄▄▄▆▅▇ ▇▇▃
  ▶ HTTPINCOMINGMESSAGE│            ▂▇█▇▆▆▃▅▇▆▆▆▆▆▆▆│      ▅▆ ▅▅▅▅▅▄▅▄▆▅▅▃▄▅▄▂▄▅▅▅▅▄▅█▅▆▆▆▆▅▅▄▅▄▅▅▅▅▄▄▄▄▃▆▄▆ ▆▆▃
  ▶ MESSAGEPORT        │       ▁█████▇▇█████████████████▇▇▇▃                                         10 rows, 13 slices
  ▶ PBKDF2REQUEST      │        ▃███▆               │                                                  2 rows, 2 slices
 RunTimers                                                                                                      1 of 36
 name       RunTimers                                      │ median     12.7 ms, p95 80.8 ms
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
 node [8542] / JavaScriptMainThread [8542]   depth 0   1,139 slices                                           line 2/39
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTTTTT-------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_IIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRR
.P.PPPPPPPPPPP.........____RRRRRRRRRRRRRRRRRRRRRRRRR|RRRRRRRRR__________________________________________________________
>>>>>>>>>>>>>>>>>>>>>>>_N...nn.nnnnnnnnn.bbbbbbbbb.b@@@@@@@@bbbbbbbbbbbbbbbb.bbbbbbbbbbbbbbbbbbbbbbb.bbbbbbbbbbbb....bbb
......................._.......f.fffffff.fffffffff.f|fffffffffffffffffffffff.fffeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeee.....ee
......................._.........ggg.gggggggg.gggg..|ggggee.gggggggggggggg...g.gggggggggggggg........gg.ggggggggggggg.gg
..L.LLLLLLLLLLLLLLLLL.._k...k...kk.kk.kkffffffffffff|ffff.............................................RRRRRRRRRRRRRRRRR
....LLLLLLLLLLL........_..............c..c.c.cccc...|......c....cccc...ccccc..ccccccc.cccccccccccccc.c...ccc.ccc.cccc
....LLLLLLLLLLL........_........eee.eeeeee.c........|......c..ccccc.c.cccccc...cc..cc.ccccc.cccc.ccc....c.cc.cc.cccc
....LLLLLLLLLLL........_.............c.c...c.cccc..c|......c...cccccccccccc...cccccc..cccccccccccccc..c.cccc.cc.cccc
....LLLLLLLLLLL........_..............cc...cc.cccc..|......cc.c.ccccc..ccccc..cccccccccccccccc..cccc....cccc.ccc.cccc
..L.LLLLLLLLLL........._......dddddddddddddddddddddd|ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
..L.LLLLLLLLLLL........_.....lllllllllllllllllllllll|lllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllll
..L.LLLLLLLLLLLLL......_...............kkkkk.......k|kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk.kkkkkkkkkkkkkkkkkkkkkkkkkkk
..L.LLLLLLLLLLLLLLLLLL._.......llllll.....ll........|......l..llllllllllllll..lllllll.llllllllllllll....llll.ll
..L.LLLLLLLLLLLLLLLLL.._............mmmmmmmmmmmmmmmm|......mm.mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm.mmm
..L.LLLLLLLLLLLLLLLLLLL_............qqqqqqqqqqqqqqqq|......qq.qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq.qqq
..L.LLLLLLLLLLL........_.......eeeeeeeeeeeeeeeeeeeee|eeeeeee.........................................RRRRRRRRRRRRRRRRRR
..L.LLLLLLLLLLLLL......_........lllll...............|..................................................RRRRRRRRRRRRRRRR
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
