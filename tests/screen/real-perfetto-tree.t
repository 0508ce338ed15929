A tree of custom tracks of a Perfetto trace, three deep, and a slice that never
ends.
size: 120x36
trace: shared/corpus-system/perfetto/startup-all.pftrace.gz
keys: tLoadingState<Enter>l<Enter>
--- text
 ttv  startup-all.pftrace.gz   448,862 events   5.573 614 s               view -0.02 s .. 5.61 s   5.63 s   58.7 ms/col
 all 5.57 s            │▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▄▂▄▅▂▂▄▇█▆▃▃▂▂▂▂▁▁▁▁▁▁▁▁▁▁▁▂▁▂▁▁▁▁▂▁▁▁▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
│2.30 s                ┤┬0 s─────────────┬1 s─────────────┬2 s─────────────┬3 s─────────────┬4 s─────────────┬5 s───────
     Frames            │                        ◆    ◆ MainFrameUrlChanged
     IsFocused         │                         ▏yes─────────────────────────────────────────────────────────────────»
     Loading           │                        ▏WebCo…        │
>    LoadingState      │                        ▏Loadi…▶LoadedBusy████████████████████████████████████████████████████»
   ▶ PageLoad:…imelines│       4 rows, 8 slices ▄▄▄▄▆█▇▅▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▃
     Visibility        │                        ▏Visible──────────────────────────────────────────────────────────────»
  ▶ GetWebCon…ateParams│     4 rows, 7 slices ▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▄
  ▶ GetWebCon…ateParams│      4 rows, 7 slices ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▄
 ▶ WebUI Top Renderer  ┤   ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
 ▶ Browser [29453]     ┤▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▂▂▂▁▂▂▂▃▂▂▂▁▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
 ▼ Renderer [29551]    ┤╌╌ corpus page “quotes” \ backslash  13 threads, 72 tracks, 68,447 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ CrRendererMain     │                        ▃▏RunLoop::Run────────────────────────────────────────────────────────»◈
                       │                        ▃▇▇▃▏Thr…▃▇▃▅▅▏Thre…▅ ThreadController active ▅▅▅▅▅▅▁ ThreadControlle… ▁
                       │                        ▃▇▇▃▃▇▇▇▇▃▇▃▅▅▇▇──▇ ThreadControllerImpl::RunTask ▅▅▁ ThreadControlle… ▁
                       │                        ▁▇▇▁▅▇▇▇▇▅▇▅▅▅▇▅──▇ TimerBase::run ▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▁ TimerBase::run ▁▁▁
                       │                         ▅▅▁▅▇▅▇▇▅▇▅▅▅▇▅──▇ TimerFire 6 ▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▁ TimerFire 1 ▁▁▁▁▁▁
                       │                         ▅▅▁▅▇▅▅▅▁▅▁▅▅▇▅──▇ AsyncTask Run ▅▅▁▅▅▅▁▅▅▁▅▅▅▅▅▁▅▅▁ AsyncTask Run ▁▁▁▁
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
 WebContentsList / CreateTargetContents / LoadingState   depth 0   2 slices                                   line 9/75
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTTTTTTT----------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_IIIIRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRIIIIRRRRRRR
.....LLLLLL............_........................N....N.NNNNNNNN|NNNNNNNNNN
.....LLLLLLLLL........._.........................hhhhhhhhhhhhhh|hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh
.....LLLLLLL..........._........................eeeeeee........|
>>>>>>>>>>>>>>>>>>>>>>>_........................xxxxxxx@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
...L.LLLLLLLLLLLLLLLLLL_.......RRRRRRRRRRRRRRRR.kkkkkkkkkkkkkkk|kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
.....LLLLLLLLLL........_........................ppppppppppppppp|ppppppppppppppppppppppppppppppppppppppppppppppppppppppp
..L.LLLLLLLLLLLLLLLLLLL_.....RRRRRRRRRRRRRRRR.ggggggggggggggggg|gggggggggggggggggggggggggggggggggggggggggggggggggggggggg
..L.LLLLLLLLLLLLLLLLLLL_......RRRRRRRRRRRRRRRR.gggggggggggggggg|gggggggggggggggggggggggggggggggggggggggggggggggggggggggg
.P.PPPPPPPPPPPPPPPPPP.._...%%%%%%%%%%%%%nnnnnnnnnnnnnnnnnnnnnnn|nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
.P.PPPPPPPPPPPPPPP....._%%%%%%%%%%%%%%%%ddddddddddddddddddddddd|dddddddddddddddddddddddddddddddddddddddddddddddddddddddd
.P.PPPPPPPPPPPPPPPP....____LLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLRRRR|RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR_______________________
..L.LLLLLLLLLLLLLL....._........................kdddddddddddddd|dddddddddddddddddddddddddddddddddddddddddddddddddddddddN
......................._........................nnnnnnnnnnnnnnn|nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
......................._........................mmmmmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
......................._........................eeeeeeeeeeeelll|llllllllllllllllllllllllllllllllllllllllllllllllllllllll
......................._.........................qqqqqqqqqqqxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
......................._.........................tttttttttttggg|gggggggggggggggggggggggggggggggggggggggggggggggggggggggg
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
