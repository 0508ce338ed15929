lthi_cats: an object's snapshot among its lives, read in the pane.
size: 120x36
trace: shared/corpus/catapult/lthi_cats.json.gz
keys: tcc::LayerTreeHostImpl<Enter>l<Enter>
--- text
 ttv  lthi_cats.json.gz   67,595 events   4.159 154 s                     view -0.18 s .. 4.37 s   4.56 s   47.5 ms/col
 all 4.16 s            │▂▅▃▁▁▁▂█▆▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▂▂▃▂▁▁▁▁▁▁▁▁▁▁▁▁▁▂▁▃▂▂▁▁▂▂▂▂▂▂▁▁▃▄▁▂▂▂▁▁▂▁▂▃▃▂▂▂▂▂▂▃▃▂▂▂▂▁▂▁▁▁▇▄▅▃▄▄
│4.02 s                ┤───┬0.0 s─────┬0.5 s────┬1.0 s─────┬1.5 s─────┬2.0 s────┬2.5 s─────┬3.0 s────┬3.5 s─────┬4.0 s──
  ▼ CompositorRasterWo…│    ·░·   ·                                                                           ░░░ ░·
    instants           │    ◈◈◈   ◆ SkCanvas::clear                                                           ◈◈◈ ◈◈
    LayerTreeHostImpl:…│                                                                                      ▏Lay…»
    PendingTree:waiting│    ░─    ·                                                                           ──▒─▒
    Resource           │               ░                                         ░                              │· ·
  ▼ ScheduledTasks     │    ·▓░   ─░                                                                          ▒▓──▏▒
                       │    ·▒░   ▒░                                                                          ▒▓▓▓▓▒
    ThrottledCo… 0 0..0│    ________________________________________________________________________________________
    unused_… 0 0..64.4M│    ▅▆▆▆▆▆▆_____________________________________________________________________________█▇▇▆
>   cc::Laye… 0x6349400│     ●────●─cc::LayerTreeHostImpl───────────────────────────────────────────────────────●─●●
    cc::Laye… 0x4c53f40│     ●────●─cc::LayerTreeImpl───────────────────────────────────────────────────────────●─●●
    cc::Nine… 0x7b8d000│     ●────●─cc::NinePatchLayerImpl──────────────────────────────────────────────────────●─●●
  ▼ cc::Pain… 0x546d800│     ●────●─cc::PaintedScrollbarLayerImpl───────────────────────────────────────────────●─●●
    0x547cc00          │     ●────●─cc::PaintedScrollbarLayerImpl───────────────────────────────────────────────●─●●
  ▶ cc::Picture        │    ▃███████████████████████████████████████████████████████████████████████████████████████
  ▶ cc::PictureLayerIm…│     ▁    ▁                                                                  39 objects ▁ ▁▁
    cc::Text… 0xdbee400│     ●────●─cc::TextureLayerImpl────────────────────────────────────────────────────────●─●●
 snapshot of cc::LayerTreeHostImpl                                                                              1 of 29
 time       4.017 949 s                                    │ type       cc::LayerTreeHostImpl
            absolute 456,442.459 317 s                     │ id         0x6349400
 snapshot   3 of 5                                         │ category   disabled-by-default-cc.debug,disabled-by-defau…
 snapshot (4)                                              │ first seen 0.096 881 s
 ▶ active_tree = cc::LayerTreeImpl 0x4c53f40 at 4.017 949 s│            absolute 456,438.538 249 s
 ▼ device_viewport_size {2}                                │ destroyed  never: alive to the end
     height 1604.0                                         │ lifetime   4.062 273 s
     width 2842.0                                          │ snapshots  5
 ▼ frame {2}                                               │ process    Renderer [89428]
     contains_incomplete_tile false                        │ object     cc::LayerTreeHostImpl
     has_no_damage false                                   │ snapshots (5)
 ▶ tiles [567]  {1}, {1}, {1}, {1}, {1}, {1}, {1}, {1}, {1}│    0.096 881 s
 its object                                                │    0.306 834 s
 Renderer [89428] / cc::LayerTreeHostImpl                                                                   line 81/197
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTT---------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_RRRIIIIIIRRRRRIIIIIIRRRRIIIIIIRRRRRIIIIIIRRRRRIIIIIIRRRRIIIIIIRRRRRIIIIIIRRRRIIIIIIRRRRRIIIIIIRR
..L.LLLLLLLLLLLLLLLLLLL_....,,,...,...........................................................................,,|.,,
....LLLLLLLL..........._....NNN...N.NNNNNNNNNNNNNNN...........................................................NN|.NN
....LLLLLLLLLLLLLLLLLLL_......................................................................................jj|jjj
....LLLLLLLLLLLLLLLLLLL_....,p....,...........................................................................pp|pp
....LLLLLLLL..........._...............,.........................................,..............................|,.,
..L.LLLLLLLLLLLLLL....._....,t,...t,..........................................................................tt|ttt
......................._....,n,...n,..........................................................................hh|hhf
....LLLLLLLLLLLL.LLLLLL_....CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCC
....LLLLLLLL.LLLLLLLLLL_....CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCC
>>>>>>>>>>>>>>>>>>>>>>>_.....BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB@BBB
....LLLLLLLLL.LLLLLLLLL_.....BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBB
....LLLLLLLLL.LLLLLLLLL_.....BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBB
..L.LLLLLLLLL.LLLLLLLLL_.....BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBB
....LLLLLLLLL.........._.....BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBB
..L.LLLLLLLLLLL........_....%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%|%%%
..L.LLLLLLLLLLLLLLLLLLL_.....%....%..................................................................RRRRRRRRRR.|.%%
....LLLLLLLLL.LLLLLLLLL_.....BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBB
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444_.2222.......333333333333333333333
............33333333333333333333333333....................._.22.........333333333
.22222222...333333........................................._.22222222...33333333333333333333333333333333333333333333333
.PPPPPPPPPPPP.............................................._.2222222222.33333333333
.2.22222222222.33333333333333333333333333333333333333333333_............33333333333333333333333333
.2.22222222222222222222.333................................_.222222222..33333333333333333333333
.....222222.333333........................................._.22222222...33333333333
.....22222.333333.........................................._.222222222..3
.2.22222.333..............................................._.2222222....3333333333333333
.....222222222222222222222222.33333........................_.222222.....333333333333333333333
.....2222222222222.33333..................................._.PPPPPPPPPPPPP
.2.22222.33333333333333333333333333333333333333333333333333_.33333333333333
.PPPPPPPPPP................................................_.33333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
