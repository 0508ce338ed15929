The tutor: what its first task says, with the keys of the tracks.
size: 80x24
trace: traces/atrace.systrace
keys: :tutor<Enter>
--- text
 ttv  atrace.systrace   335 events  view -4 ms .. 90 ms   94.9 ms   1.48 ms/col
 all 87.1 ms   │▆▆          ▄▆▆▄        ▄▅▄█▆▆▄     ▄▆▆          ▆▇▄         ▆▆▇
│33 ms         ┤──┬0 ms─────────┬20 ms───────┬40 ms────────┬60 ms───────┬80 ms──
 ▶ CPU 0       │  ▃▆▄         ▆▆▅        ▅▆▆▆▆▅     ▄▆▄        ▃▆▅        ▁▆▆▄
 ▶ CPU 1       │   ▅▂         ▃▆▃        │▁▃▅▆▃      ▆          ▅▃         ▄▆▂
   block …,0 RA│                         │──
   cpu-… 41,200│                ██████████████████████████████████████████████
 ▼ com.notes   ┤╌╌ com.notes [4120]  3 threads, 3 tracks, 38 slices, 60 states ╌
  ▼ com.notes  │  ░▓▏S────────▏─▏S───────▏Run…▏S─────▓▏S────────▓▏S────────▓▓▒
>              │  ░░          ─          ▶Ch…       ▒·         ░▒         ·─
               │  ░░          ▓          ▓──░       ▒·         ░▒          ▒
  ▶ Rende…hread│   ▆▂         ▂█▃        │  ▃█▂      █          ▆▃         ▄█▁
  ▶ note loader│                         │▁▂▄                          6 states
    load note  │                         │──
    dirt…ects 3│   ___________▄▄▄▄▄▄▄▄▄▄▄▄▄▄██████████▃▃▃▃▃▃▃▃▃▃▇▇▇▇▇▇▇▇▇▇▇▇▁▁
    mem.… 82.3M│    ██████████████████████████████████████████████████████████
 ▶ surfac…inger┤    ▃           ▃        │    ▃      ▁▂          ▃           ▃
 what is slow in this view                           Tab, then Enter goes there
 slowest   5.08 ms  Choreographer#doFrame 2  com.notes [4120]
           2.36 ms  drawFrame  RenderThread [4131]
 self      9.97 ms   42.5 %  drawFrame
           3.26 ms   13.9 %  inflate note_row.xml
 1/10 An app drew six frames, one came late. Press w 4 times to zoom in
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRR..._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||........._RRIIIIIRRRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRIIIIIIRR
.L.LLLLL......._..%%%.........%%%........|%%%%%.....%%%........%%%........%%%%
.L.LLLLL......._...%%.........%%%........|%%%%%......%..........%%.........%%%
...LLLLLLLLLLLL_.........................|xx
...LLLLL.LLLLLL_................CCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
.P.PPPPPPPPP...____PPPPPPPPPPPPPPPPRRRRRR|RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR__
..L.LLLLLLLLL.._..,,#####################|###########,##########,##########,,,
>>>>>>>>>>>>>>>_..,,..........m..........@@@@.......,,.........,,.........,m
..............._..,,..........,..........|mm,.......,,.........,,..........,
..L.LLLLLLLLLLL_...%%.........%%%........|..%%%......%..........%%.........%%%
..L.LLLLLLLLLLL_.........................|%%%..........................RRRRRRRR
....LLLLLLLLL.._.........................|pp
....LLLLLLLLL.L_...CCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLL.LLLLL_....CCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
.P.PPPPPPPPPPPP_....%...........%........|....%......%%..........%...........%
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222...3333333..33333333333333333333333..2222222222222222
...........3333333..333333333..2222222222222222222
.2222......3333333...222222..333333333
...........3333333...222222..33333333333333333333
>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
