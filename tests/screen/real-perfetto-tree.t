A tree of custom tracks of a Perfetto trace, three deep, and a slice that never
ends.
size: 120x36
trace: shared/corpus-system/perfetto/startup-all.pftrace.gz
keys: tLoadingState<Enter>l<Enter>
--- text
 ttv  startup-all.pftrace.gz   448,849 events   5.573 614 s               view -0.02 s .. 5.61 s   5.63 s   58.7 ms/col
 all 5.57 s            │▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▄▂▄▅▂▂▄▇█▆▃▃▂▂▂▂▁▁▁▁▁▁▁▁▁▁▁▂▁▂▁▁▁▁▂▁▁▁▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
│4.01 s                ┤┬0 s─────────────┬1 s─────────────┬2 s─────────────┬3 s─────────────┬4 s─────────────┬5 s───────
     Frames            │                        ◆    ◆ MainFrameUrlChanged                  │
     IsFocused         │                         ▏yes─────────────────────────────────────────────────────────────────»
     Loading           │                        ▏WebCo…                                     │
>    LoadingState      │                        ▏Loadi…▶LoadedBusy████████████████████████████████████████████████████»
   ▶ PageLoad:…imelines│       4 rows, 8 slices ▄▄▄▄▆█▇▅▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▃
     Visibility        │                        ▏Visible──────────────────────────────────────────────────────────────»
  ▶ GetWebCon…ateParams│     4 rows, 7 slices ▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▄
  ▶ GetWebCon…ateParams│      4 rows, 7 slices ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▄
 ▼ WebUI Top Renderer  ┤╌╌ WebUI Top Renderer [29541]  Omnibox Popup  12 threads, 76 tracks, 33,346 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ CrRendererMain     │                      ▾▃▏RunLoop::Run─────────────────────────────────────────────────────────»
                       │                       ▂▏ThreadController active──2.95 s─────────────────── ··  ·  · ThreadCont…
                       │                       ▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▏Th…▇▇ ▁▁  ▁  ▁ BlinkSched…
                       │                       ▃▃▇▃▇▇▇▇▇▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▏HT…▇▇ ▁▁  ▁  ▁ BlinkSched…
                       │                        ▅▇▁▁▇▇▇▁▁▇▇▅▇▃▃▃▇▇▇▇▇▇▇▇▇▇▃▃▇▃▇▇▇▇▇▇▇▃▃▇▇▇▇▇▇▏HT…▇▇ HTMLParserScriptRun…
                       │                        ▁▇▁▁▇▇▅▁▁▅▅▁▅▁▅▅▅▅▅▅▅▅▅▅▅▁▅▅▅▅▅▅▅▅▅▅▁▁▁▅▅▅▅▁▅▏HT…▅▅ HTMLParserScriptRun…
                       │                        ▁▇ ▁▅▇▅▁▁▅▅▁▅▁▅▅▅▅▅▅▅▅▅▅▅▁▅▅▅▅▅▅▅▅▅▅▁▁▁▅▅▅▅▁▅▏Pe…▅▅ PendingScript::Exec…
                       │                        ▁▁ ▁▅▅▁▁▁▅▅▁▅▁▁▅▅▅▅▅▅▅▅▅▅▁▁▅▅▅▅▅▅▅▅▅▁▁▁▅▅▅▅▁▅▏As…▅▅ AsyncTask Run
 LoadedBusy                                                                                                     1 of 10
 name       LoadedBusy                                     │
 start      1.820 597 766 s                                │
            absolute 1,069.862 782 766 s                   │
 end        5.573 614 s (never ended: up to the end of the…│
 wall       3.753 016 s or more                            │
 self       3.753 016 s  100.0 %                           │
 category   performance_manager.graph                      │
 track      LoadingState                                   │
 depth      0                                              │
 same name  3, 3 never ended                               │
                                                           │
                                                           │
                                                           │
 WebContentsList / CreateTargetContents / LoadingState   depth 0   2 slices                                   line 9/63
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTTTTTTT----------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_IIIIRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRIIIIRRRRRRR
.....LLLLLL............_........................N....N.NNNNNNNNNNNNNNNNNNN..................|
.....LLLLLLLLL........._.........................hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh|hhhhhhhhhhhhhhhhhhhhhhhhhh
.....LLLLLLL..........._........................eeeeeee.....................................|
>>>>>>>>>>>>>>>>>>>>>>>_........................xxxxxxx@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
...L.LLLLLLLLLLLLLLLLLL_.......RRRRRRRRRRRRRRRR.kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk|kkkkkkkkkkkkkkkkkkkkkkkkkkk
.....LLLLLLLLLL........_........................pppppppppppppppppppppppppppppppppppppppppppp|pppppppppppppppppppppppppp
..L.LLLLLLLLLLLLLLLLLLL_.....RRRRRRRRRRRRRRRR.gggggggggggggggggggggggggggggggggggggggggggggg|ggggggggggggggggggggggggggg
..L.LLLLLLLLLLLLLLLLLLL_......RRRRRRRRRRRRRRRR.ggggggggggggggggggggggggggggggggggggggggggggg|ggggggggggggggggggggggggggg
.P.PPPPPPPPPPPPPPPPPP..____PPPPPPPPPPPPPPPPPPPPPPPPPPLLLLLLLLLLLLLLLRRRRRRRRRRRRRRRRRRRRRRRR|RRRRRRRRRRRRR______________
..L.LLLLLLLLLLLLLL....._......................Mkdddddddddddddddddddddddddddddddddddddddddddd|dddddddddddddddddddddddddd
......................._.......................lnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn|nnnnnn.,,..,..,.,,,,,,,,,,,
......................._.......................mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|mmmmmm.mm..m..m.mmmmmmmmmmm
......................._.......................eeeeeeeeeeeeetttttttttttttttttttttttttttttttt|tttttt.qq..q..q.qqqqqqqqqqq
......................._........................aaaaaaaaaaaajjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj|jjjjjj.jjjjjjjjjjjjjjjjjjjj
......................._........................ttttttttttttpppppppppppppppppppppppppppppppp|pppppp.pppppppppppppppppppp
......................._........................vv.vvvvvvvvvtttttttttttttttttttttttttttttttt|tttttt.tttttttttttttttttttt
......................._........................hh.hhhhhhhhhgggggggggggggggggggggggggggggggg|gggggg.ggggggggggggg
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444_
.22222......333333333333333................................_
............3333333333333333333333333333..................._
.222........33333333333333333333333333333333333333333333333_
.2222.......3333333333333333333............................_
.2222.......33333333333333333333..........................._
.22222222...3333333333333333333333333......................_
.22222......333333333333..................................._
.22222......3.............................................._
.222222222..3333333333333333..............................._
..........................................................._
..........................................................._
..........................................................._
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
