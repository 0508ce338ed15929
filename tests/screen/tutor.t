The tutor: what its first task says, with the keys of the tracks.
size: 80x24
trace: traces/atrace.systrace
keys: :tutor<Enter>
--- text
 ttv  atrace.systrace   335 events   view 0 ms .. 88 ms   88.5 ms   1.38 ms/col
 all 87.1 ms   │▆▆          ▄▆▆▄        ▄▅▄█▆▆▄     ▄▆▆          ▆▇▄         ▆▆▇
│33 ms         ┤┬0 ms─────────┬20 ms─────────┬40 ms────────┬60 ms────────┬80 ms─
 ▶ CPU 0       │▇▇ com.not… ───▁        ▏com…▇      ▅▇▃         ▅▇▃         ───▁
 ▶ CPU 1       │▃▅ RenderTh… ▇▅         │▁ ▇▇▅      ▁▇           ▇▁          ▇▅
   cpu-…ure 41k│               ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇
 ▼ com.notes   ┤╌╌ com.notes [4120]  3 threads, 3 tracks, 38 slices, 60 states ╌
  ▼ com.notes  │▇▏sleeping──▏──▏sleeping▏Run…▏S─────▇▇▏sleeping─▇▇▏sleeping─▏──▁
>   com.notes  │─ Choreogr… ─· Choreog… ▶Ch…        ─ Choreogr… ─· Choreog… ─·
               │▅ measure   ▅▁          ▅──▃        ▅           ▅▁          ▅▁
  ▶ Rende…hread│▃▅           █▆         │  ▁█▅      ▁█           █▁          █▆
  ▶ note loader│                        │▁ ▆                           6 states
    load note  │                        │─── load note
    dirt…ects 3│____________▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇▇▇▇▇▇▇▇▇▇▂▂▂▂▂▂▂▂▂▂▂▂▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁
    mem…non 82M│ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▃▃▃▃▃▃▃▃▄▄▄▄▄▄▄▄▄▄▄▄▆▆▆▆▆▆▆▆▆▆▆▆▆▇▇
 ▶ surfac…inger┤ ▃            ▃         │    ▃       ▂▁          ▁▃           ▃
 kernel trace   2 CPUs 20 % busy   com.notes 18 %   RenderThread waited 62 µs
 ran       30.5 ms   17.5 %  com.notes 4120
 waited      62 µs    0.1 %  RenderThread 4131
 blocked   2.51 ms    2.9 %  note loader 4140 in filemap_read_folio+0x3c/0xa8,…
 slowest   5.08 ms  Choreographer#doFrame 2 > inflate note_row.xml
 next      gC who had the CPU   gp who woke it   g4 all tasks
 1/10 An app drew six frames, one came late. Press w 4 times to zoom in
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTTTTTTT----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRR..._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||........._IIIIIRRRRRRRRRIIIIIIRRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIR
.L.LLLLL......._mm.mmmmmmmm.mmmm........|mmmmm......mmm.........mmm.........mmmm
.L.LLLLL......._jj.jjjjjjjjj.jj.........|j.jjj......jj...........jj..........jj
...LLLLLLLL.LLL_...............KKKKKKKKK|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
.P.PPPPPPPPP...____PPPPPPPPPPPPPPPPRRRRR|RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR__
..L.LLLLLLLLL.._########################|#######################################
>>>>>>>>>>>>>>>_m.mmmmmmmmm.m,.mmmmmmmm.@@@@........m.mmmmmmmmm.m,.mmmmmmmm.m,
..............._o.ooooooo...oo..........|mmm........m...........mm..........mo
..L.LLLLLLLLLLL_uu...........uu.........|..uuu......uu...........uu..........uu
..L.LLLLLLLLLLL_........................|%.%...........................RRRRRRRR
....LLLLLLLLL.._........................|ppp.ppppppppp
....LLLLLLLLL.L_KKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLLLLLL.LLL_.CCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
.P.PPPPPPPPPPPP_.h............h.........|....h.......hh..........hh...........h
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.222.......3333333...222222..33333333333333
.222222......33333....22222..33333333333333333
.2222222...3333333....22222..33333333333333333333333333333333333333333333333333
.2222222...3333333..3333333333333333333333333333333333333333333333
.2222......66.333333333333333...66.33333333333...66.333333333
>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
