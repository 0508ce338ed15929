lthi_cats: an object's snapshot among its lives, read in the pane.
size: 120x36
trace: shared/corpus/catapult/lthi_cats.json.gz
keys: tcc::LayerTreeHostImpl<Enter>l<Enter>
--- text
 ttv  lthi_cats.json.gz   67,595 events   4.159 154 s                       view 0.04 s .. 4.24 s   4.2 s   43.8 ms/col
 all 4.16 s            │[▅▃▁▁▁▂█▆▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▂▂▃▂▁▁▁▁▁▁▁▁▁▁▁▁▁▂▁▃▂▂▁▁▂▂▂▂▂▂▁▁▃▄▁▂▂▂▁▁▂▁▂▃▃▂▂▂▂▂▂▃▃▂▂▂▂▁▂▁▁▁▇▄▅▃▄]
│4.11 s                ┤──────────┬0.5 s─────┬1.0 s──────┬1.5 s─────┬2.0 s──────┬2.5 s─────┬3.0 s──────┬3.5 s─────┬4.0 s
  ▶ ScheduledTasks     │▆▂   ▁▇▁                                                             2 rows, 110 slices ▄█████▁
    Throttle…mpositor 0│_______________________________________________________________________________________________
    unused…_bytes 56.1M│▄▆▆▆▆▆▆___________________________________________________________________________________▇▇▆▆▅
>   …HostImpl 0x6349400│ ●────●─cc::LayerTreeHostImpl─────────────────────────────────────────────────────────────●─●●─
    …TreeImpl 0x4c53f40│ ●────●─cc::LayerTreeImpl─────────────────────────────────────────────────────────────────●─●●─
    …NinePat… 0x7b8d000│ ●────●─cc::NinePatchLayerImpl────────────────────────────────────────────────────────────●─●●─
  ▼ …Painted… 0x546d800│ ●────●─cc::PaintedScrollbarLayerImpl─────────────────────────────────────────────────────●─●●─
    0x547cc00          │ ●────●─cc::PaintedScrollbarLayerImpl─────────────────────────────────────────────────────●─●●─
  ▶ cc::Picture        │▅█████████████████████████████████████████████████████████████████████████████████████████████▅
  ▶ …PictureLayerImpl  │ ▁    ▁                                                                        39 objects ▁ ▁▁
    …Texture… 0xdbee400│ ●────●─cc::TextureLayerImpl──────────────────────────────────────────────────────────────●─●●─
  ▶ cc::Tile           │ ▁    ▁                                                                       848 objects ▁ ▁▁
    layerId        0xea│──layerId──────────────────────────────────────────────────────────────────────────────────────
 ▼ Renderer [89429]    ┤╌╌ cats - Google Search  5 threads, 12 tracks, 25,015 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌
  ▼ CrRen…rMain +9 rows│      ▁▁▁ ▁ MessageLoop::RunT… ▁  ▁▁  ▁▁▁▁▁▁▁▁ MessageLoop::RunTask ScheduledActio… ▁▁▁ ▁ ▁ │
  ▶ Chrome_Ch…dIOThread│      ▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁      ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ▁  ▁│ ▁
  ▶ Compositor [20483] │      ▅▃▁ ▁▁              ▃▃▂▃▁            ▂▃▃▄▃▃▂▂▂▂▃▃▂▁  ▃▃▃▃▂▁ ▂▃▂▃▂▄▃▃▃▂▃▃▃▂▃▂▁▃▂▁▁▁▂▁  │
 snapshot of cc::LayerTreeHostImpl                                                                              1 of 73
 time       4.107 376 s                                    │                 40
            absolute 456,442.548 744 s                     │                   41
 snapshot   4 of 5                                         │               30
 active_tree.root_layer                                    │                 62
   12                                                      │               45
     17                                                    │                 31
       13                                                  │                 44
         14                                                │               47
           11                                              │                 32
             18                                            │                 46
               29                                          │               192
                 42                                        │                 33
                   43                                      │                 191
 Renderer [89428] / cc::LayerTreeHostImpl                                                                    line 15/55
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTT-----------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV
|||||||................_RRRRRRRRRRIIIIIIRRRRRIIIIIIRRRRRRIIIIIIRRRRRIIIIIIRRRRRRIIIIIIRRRRRIIIIIIRRRRRRIIIIIIRRRRRIIIIII
..L.LLLLLLLLLLLLLL....._tt...ttt.............................................................RRRRRRRRRRRRRRRRRR.tttt|tt
....LLLLLLLLLLLLLLLLL.L_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
....LLLLLLLLLLLLL.LLLLL_KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KK
>>>>>>>>>>>>>>>>>>>>>>>_.BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB@BB
....LLLLLLLLL.LLLLLLLLL_.BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BB
....LLLLLLLLL.LLLLLLLLL_.BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BB
..L.LLLLLLLLL.LLLLLLLLL_.BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BB
....LLLLLLLLL.........._.BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BB
..L.LLLLLLLLLLL........_%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%|%%
..L.LLLLLLLLLLLLLLLLL.._.%....%........................................................................RRRRRRRRRR.%.|%
....LLLLLLLLL.LLLLLLLLL_.BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BB
..L.LLLLLLLL..........._.%....%.......................................................................RRRRRRRRRRR.%.|%
....LLLLLLL........LLLL_BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BB
.P.PPPPPPPPPPPPPPPP....____LLLLLLLLLLLLLLLLLLLLRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR________________________________|___
..L.LLLLLLLLLLL.LLLLLLL_......rrr.rrrrrrrrrrrrrrrrrrrrrr..rr..rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr.r.r.|
..L.LLLLLLLLLLLLLLLLLLL_......eee.eeeeeeeeeeeeeeerrrrrrr......rrrrrrreeeeeeeeeeeeeeeeeeeerrrrrrrrrrrrrrrrrrrrrr.r..r|.r
..L.LLLLLLLLLLLLLLLLLL._......rrr.rr..............rrrrr............rrrrrrrrrrrrrr..rrrrrr.rrrrrrrrrrrrrrrrrrrrrrrr..|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444_.333333333333333333
............33333333333333333333333333....................._.33333333333333333333
.22222222...333333........................................._.3333333333333333
.PPPPPPPPPPPPPPPPPPPPPP...................................._.333333333333333333
.3333......................................................_.3333333333333333
.333333...................................................._.333333333333333333
.33333333.................................................._.333333333333333333
.3333333333................................................_.3333333333333333
.333333333333.............................................._.333333333333333333
.33333333333333............................................_.333333333333333333
.3333333333333333.........................................._.33333333333333333
.333333333333333333........................................_.333333333333333333
.33333333333333333333......................................_.3333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
