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
 snapshot of cc::LayerTreeHostImpl                                                                              1 of 29
 time       4.107 376 s                                    │ type       cc::LayerTreeHostImpl
            absolute 456,442.548 744 s                     │ id         0x6349400
 snapshot   4 of 5                                         │ category   disabled-by-default-cc.debug,disabled-by-defau…
 snapshot (4)                                              │ first seen 0.096 881 s
 ▶ active_tree = cc::LayerTreeImpl 0x4c53f40 at 4.107 376 s│            absolute 456,438.538 249 s
 ▼ device_viewport_size {2}                                │ destroyed  never: alive to the end
     height 1604.0                                         │ lifetime   4.062 273 s
     width 2842.0                                          │ snapshots  5
 ▶ tiles [568]  {1}, {1}, {1}, {1}, {1}, {1}, {1}, {1}, {1}│ process    Renderer [89428]
 ▼ frame {2}                                               │ object     cc::LayerTreeHostImpl
     contains_incomplete_tile false                        │ snapshots (5)
     has_no_damage false                                   │    0.096 881 s
 its object                                                │    0.306 834 s
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
.4444444444444444444444444444444444444444444444444444444444_.2222.......333333333333333333333
............33333333333333333333333333....................._.22.........333333333
.22222222...333333........................................._.22222222...33333333333333333333333333333333333333333333333
.PPPPPPPPPPPP.............................................._.2222222222.33333333333
.2.22222222222.33333333333333333333333333333333333333333333_............33333333333333333333333333
.2.22222222222222222222.333................................_.222222222..33333333333333333333333
.....222222.333333........................................._.22222222...33333333333
.....22222.333333.........................................._.222222222..3
.2.22222.33333333333333333333333333333333333333333333333333_.2222222....3333333333333333
.2.22222.333..............................................._.222222.....333333333333333333333
.....222222222222222222222222.33333........................_.PPPPPPPPPPPPP
.....2222222222222.33333..................................._.33333333333333
.PPPPPPPPPP................................................_.33333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
