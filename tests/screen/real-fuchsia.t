A late frame of a Fuchsia trace: the instant that tells of it, the frames around,
and what ran on the CPUs.
size: 120x36
trace: traces/fuchsia.fxt
keys: /jank<Enter>wwww<Enter>
--- text
 ttv  fuchsia.fxt   /jank 2/3    633 events   393.808 ms                   view 138 ms .. 239 ms   101 ms   1.05 ms/col
 all 394 ms            │███ ███ ██▆ ▾██ ███ ███▁███ ███▃[██ █████████▾█▅███ ▂███▅██] ███ ███ ███ ███ █▾█ ███ ███ ███ ███
│186 ms                ┤─┬140 ms────────────┬160 ms────────────┬180 ms────────────┬200 ms────────────┬220 ms────────────
   CPU 0               │── raster  ·   ▏ra…       ·    ▏ra…       ·  ▏ra…         ·  ▏ra…         ·   ▏ra…        ·   ──
   CPU 1               │ ▁── main  ▏ui─    ───     ▏ui─    ──      ──│   ─── main  ──    ──▂ main  ▏ui    ── main  ▏ui
 ▼ example-app [1203]  ┤╌╌ 2 threads, 1 track, 96 slices, 144 states │╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ raster [1215]      │──▏sleeping────▏Ru…▏sleeping───▏Ru…▏sleeping─▏Ru…▏sleeping───▏Ru…▏sleeping────▏Ru…▏sleeping───▏─
                       │── Raster      ▏Ra…            ▏Ra…          ▏Ra…            ▏Ra…             ▏Ra…            ──
  ▼ ui [1210]    states│…sleeping──▏Ru…▏sleeping───▏Ru…▏sleeping───▏─▏sleeping─────▏─▏sleeping─────▏──▏sleeping────▏──▏─
                       │           ─▏── Layout    ·─▏─ Layout     ▁─▏▃ Layout     ▂─▏▂ Layout     ▂─▏─ Layout     ▃───
>   instants           │                                             ◆ jank: frame 11 was late
    Frame              │── Frame   ▏Frame──        ▏Frame──        ▏Frame          ▏Frame          ▏Frame─         ▏Fra…
 ▼ scenic [1041]       ┤╌╌ 2 threads, 1 track, 72 slices, 144 states │╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ main [1050]  states│──▇▇▏sleeping──────▏──▏sleeping────▏─▏sleeping───▏──▏sleeping────▇▇▏sleeping──────▏─▏sleeping───
                       │ ▁── RenderFrame   ─── RenderFra…  ── RenderFra… ─── RenderFrame ──▂ RenderFrame  ── RenderFrame
                       │ ▁▂ ApplyUpdates   ▃ ApplyUpdates ▃ ApplyUpdates ▃ ApplyUpdates  ▃ ApplyUpdates   ▃ ApplyUpdates
  ▼ vsync [1055] states│…sleeping──▏sleeping───────▏sleeping───────▏sleeping───────▏sleeping───────▏sleeping───────▏S───
                       │           · Signal       · Signal        · Signal        · Signal        · Signal        ·
    instants           │           ◆ Vsync        ◆ Vsync         ◆ Vsync         ◆ Vsync         ◆ Vsync         ◆ Vs…
    queue        2 0..3│▇▇_________________▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇________________▂▂▂▂▂▂▂▂▂▂▂▂▂▂
 instant jank: frame 11 was late                                                                                 1 of 6
 name       jank: frame 11 was late                        │
 time       0.186 074 555 s                                │
            absolute 0.187 114 s                           │
 scope      thread                                         │
 process    example-app [1203]                             │
 thread     ui [1210]                                      │
                                                           │
                                                           │
                                                           │
                                                           │
                                                           │
                                                           │
                                                           │
 example-app [1203] / ui [1210]                                                         /jank  match 2 of 3   line 8/17
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTT--88888888888---------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOO!OOOOOOOOOOOOOOOOOOOVVVVVVVVVVVVV!VVVVVVVVVVVVVVOOOOOOOOOOOOOOOOOO!OOOOOOOOOOOOOOOOO
|||||||................_RIIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRR
...LLLLL..............._pp.pppppp..,...pppp.......,....pppp.......,..|ppp.........,..pppp.........,...pppp........,...pp
...LLLLL..............._.eee.eeee..pppp....eee.....pppp....ee......pp|...eee.eeee..pp....eee.eeee..ppp....ee.eeee..ppp
.P.PPPPPPPPPPPPPPPPPP..____RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR_|__________________________________________________
..L.LLLLLLLLLLLLL......_#############################################|##################################################
......................._dd.dddddd......dddd............dddd..........|ddd............dddd.............dddd............dd
..L.LLLLLLLLL....LLLLLL_#############################################|##################################################
......................._...........lfff.ffffff....,lff.ffffff.....llf|.ffffff.....llff.ffffff.....llff.ffffff.....lfff
>>>>>>>>>>>>>>>>>>>>>>>_.............................................@.NNNNNNNNNNNNNNNNNNNNNNN
....LLLLL.............._xx.xxxxx...xxxxxxxx........xxxxxxxx........xx|xxx..........xxxxxx..........xxxxxxx.........xxxxx
.P.PPPPPPPPPPPPP.......____RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR_|__________________________________________________
..L.LLLLLLLLLLL..LLLLLL_#############################################|##################################################
......................._.bbb.bbbbbbbbbbb...bbb.bbbbbbbbbb..bb.bbbbbbb|bb.bbb.bbbbbbbbbbb.bbb.bbbbbbbbbbb..bb.bbbbbbbbbbb
......................._.rr.rrrrrrrrrrrr...r.rrrrrrrrrrrr.r.rrrrrrrrr|rr.r.rrrrrrrrrrrr..r.rrrrrrrrrrrr...r.rrrrrrrrrrrr
..L.LLLLLLLLLLLL.LLLLLL_#############################################|##################################################
......................._...........,.,,,,,,.......,.,,,,,,........,.,|,,,,........,.,,,,,,........,.,,,,,,........,
....LLLLLLLL..........._...........N.NNNNN........N.NNNNN.........N.N|NNN.........N.NNNNN.........N.NNNNN.........N.NNN
....LLLLL........LLLLLL_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444_
.2222.......333333333333333................................_
............33333333333333333333..........................._
.22222......333333........................................._
.2222222....333333333333333333............................._
.222222.....333333333......................................_
..........................................................._
..........................................................._
..........................................................._
..........................................................._
..........................................................._
..........................................................._
..........................................................._
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
