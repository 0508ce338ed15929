lthi_cats: a reference of a slice to a picture, unfolded.
size: 120x36
trace: shared/corpus/catapult/lthi_cats.json.gz
keys: /Picture::Raster<Enter><Enter>20j<Space>
--- text
 ttv  lthi_cats.json.gz   /Picture::Raster 951/1,935    67,595 events       view 0.00 s .. 4.20 s   4.2 s   43.8 ms/col
 all 4.16 s            │▂▾▾▁▁▁▾▾▾▾▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▂▂▃▂▁▁▁▁▁▁▁▁▁▁▁▁▁▂▁▾▂▂▁▁▂▂▂▂▂▂▁▁▾▾▁▂▂▂▁▁▂▁▾▾▾▾▂▾▂▂▾▾▾▂▂▂▂▁▂▁▁▁▾▾▾▾▾▾
│3.92 s                ┤┬0.0 s─────┬0.5 s─────┬1.0 s──────┬1.5 s─────┬2.0 s──────┬2.5 s─────┬3.0 s──────┬3.5 s─────┬────
  ▼ …RasterWorker1/217…│ ▅▁   ▁▁ RasterizerTaskImpl::RunOnWorkerThread                                           ▁▅▁▁▁▁▁
                       │ ▁▁   ▁ RasterTaskImpl::Raster                                                           ▁▅▁▁▁▁▁
                       │ ▁▁   ▁ RasterTask                                                                       ▁▅▁▁▁▁▁
>   …RasterWorker1/217…│ ▁▁   ▁ Picture::Raster                                                                  ▶▁▁▁▁▁▁
    LayerTree…etVisible│                                                                                         ▏Lay…»
    PendingTree:waiting│ ─    · PendingTree:waiting                                                              ▃──▏─▂
    Resource           │            ▁ Resource                                    ▁ Resource                     │  ·  ·
  ▶ ScheduledTasks     │ ▆▂   ▁▇▁                                                             2 rows, 110 slices ▄█████▁
    Throttle…mpositor 0│________________________________________________________________________________________________
    unused_m…ry_bytes 0│ ▄▆▆▆▆▆▆___________________________________________________________________________________▇▇▆▆▅
    …HostImpl 0x6349400│  ●────●─cc::LayerTreeHostImpl─────────────────────────────────────────────────────────────●─●●─
    …TreeImpl 0x4c53f40│  ●────●─cc::LayerTreeImpl─────────────────────────────────────────────────────────────────●─●●─
    …NinePat… 0x7b8d000│  ●────●─cc::NinePatchLayerImpl────────────────────────────────────────────────────────────●─●●─
  ▼ …Painted… 0x546d800│  ●────●─cc::PaintedScrollbarLayerImpl─────────────────────────────────────────────────────●─●●─
    0x547cc00          │  ●────●─cc::PaintedScrollbarLayerImpl─────────────────────────────────────────────────────●─●●─
  ▶ cc::Picture        │▂▅█████████████████████████████████████████████████████████████████████████████████████████████▅
  ▶ …PictureLayerImpl  │  ▁    ▁                                                                        39 objects ▁ ▁▁
 Picture::Raster                                                                                               21 of 28
 name       Picture::Raster                                │ rank       896 of 1,935, longest first
 start      3.923 835 s                                    │ median     15 µs, p95 218 µs
            absolute 456,442.365 203 s                     │ from       3 µs to 1.13 ms
 end        3.923 852 s                                    │            ▁ ▁ ▃█▆▅▅▆▃▃▂▃▄▃▂▁▂▆▄▂▂▁▂▂▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
 wall       17 µs                                          │                         ▲
 self       17 µs  100.0 %                                 │ args (2)
 of parent  25.0 %                                         │ ▼ data {2}
 cpu        13 µs  76.5 %                                  │     scale 1.0
 category   cc                                             │   ▶ picture_id = cc::Picture 0x12d5e210 at 3.918 296 s
 process    Renderer [89428]                               │   num_pixels_rasterized 16384
 thread     CompositorRasterWorker1/21775 [21775]          │ ancestors: share of, wall
 depth      4                                              │  25.0 %    68 µs  PicturePileImpl::AnalyzeInRect
 same name  1,935, 94.1 ms in all                          │  21.2 %    80 µs  RasterTaskImpl::Analyze
 Renderer [89428] / CompositorRasterWorker1/21775 [21775]   depth 4…  /Picture::Raster  match 951 of 1,935   line 12/59
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTT--8888888888888888888888888888-----------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_O!!OOO!!!!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO!OOOOOOOOOOOO!!OOOOOOOO!!!!O!OO!!!OOOOOOOOO!!!!!!
|||||||................_IIIIIIRRRRRIIIIIIRRRRRIIIIIIRRRRRRIIIIIIRRRRRIIIIIIRRRRRRIIIIIIRRRRRIIIIIIRRRRRRIIIIIIRRRRRIRRRR
..L.LLLLLLLLLLLLLLLLLLL_.dd...dd.ddddddddddddddddddddddddddddddddddddd...........................................|dddddd
......................._.dd...d.dddddddddddddddddddddd...........................................................|dddddd
......................._.kk...k.kkkkkkkkkk.......................................................................|kkkkkk
>>>>>>>>>>>>>>>>>>>>>>>_.!!...!.!!!!!!!!!!!!!!!..................................................................@!!!!!!
....LLLLLLLLLLLLLLLLLLL_.........................................................................................|jjjjj
....LLLLLLLLLLLLLLLLLLL_.p....,.,,,,,,,,,,,,,,,,,,,..............................................................|ppppp
....LLLLLLLL..........._............i.iiiiiiii....................................i.iiiiiiii.....................|..,..,
..L.LLLLLLLLLLLLLL....._.tt...ttt.............................................................RRRRRRRRRRRRRRRRRR.|tttttt
....LLLLLLLLLLLLLLLLL.L_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCC
....LLLLLLLLLLLLLLLLL.L_.KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKK
....LLLLLLLLL.LLLLLLLLL_..BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBBBBB
....LLLLLLLLL.LLLLLLLLL_..BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBBBBB
....LLLLLLLLL.LLLLLLLLL_..BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBBBBB
..L.LLLLLLLLL.LLLLLLLLL_..BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBBBBB
....LLLLLLLLL.........._..BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB|BBBBBB
..L.LLLLLLLLLLL........_%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%|%%%%%%
..L.LLLLLLLLLLLLLLLLL.._..%....%........................................................................RRRRRRRRR|.%.%%
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.......333333333333333................................_.2222.......333333333333333333333333333
.22222......33333333333...................................._.222222.....33333333333333333
............33333333333333333333333333....................._.2222.......333333333333333
.222........33333333333...................................._............3333333333333333333333333333333333333333333333
.2222.......33333.........................................._............33333333333333
.2222.......33333333333333................................._.PPPPPPPP
.222222222..333333........................................._.2.2222.333
.222........3333333333333.................................._.4444444444444444444444444444444444444444444444444444444444
.22222222...33............................................._...2.2222222222.333333333333333333333333333333333333333
.2222222....3333333333333333..............................._...222222222222222222222.33333
.222222.....3333333333333333333333333333333333333.........._.PPPPPPPPPPPPPPPPPPPPPPPPP
.22222......3.............................................._.333333333333333333333333333333333333333333333333
.222222222..333333333333333333333.........................._.33333333333333333333333333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
