While a prompt is open the task has the line of its hints.
size: 80x24
trace: traces/atrace.systrace
keys: :tutor<Enter>wwww0glgOj<Enter>/draw
--- text
 ttv  atrace.systrace   /draw 12     view 0 ms .. 88 ms   88.5 ms   1.38 ms/col
 all 87.1 ms   │▾▆          ▾▾▆▄        ▄▅▄█▾▆▄     ▄▾▆          ▾▇▄         ▾▆▇
│33 ms         ┤┬0 ms─────────┬20 ms─────────┬40 ms────────┬60 ms────────┬80 ms─
 ▶ CPU 0       │▇▇ com.not… ───▁        ▏com…▇      ▅▇▃         ▅▇▃         ───▁
 ▶ CPU 1       │▃▅ RenderTh… ▇▅         │▁ ▇▇▅      ▁▇           ▇▁          ▇▅
   cpu-…ure 41k│               ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇
 ▼ com.notes   ┤╌╌ com.notes [4120]  3 threads, 3 tracks, 38 slices, 60 states ╌
  ▼ com.notes  │▇▏sleeping──▏──▏sleeping▏Run…▏S─────▇▇▏sleeping─▇▇▏sleeping─▏──▁
               │─ Choreogr… ─· Choreog… ▏Ch…        ─ Choreogr… ─· Choreog… ─·
>   com.notes  │▅ measure   ▅▁          ▶▶█▃        ▅           ▅▁          ▅▁
  ▶ Rende…hread│▃▅           █▆         │  ▁█▅      ▁█           █▁          █▆
  ▶ note loader│                        │▁ ▆                           6 states
    load note  │                        │─── load note
    dirt…ects 3│____________▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇▇▇▇▇▇▇▇▇▇▂▂▂▂▂▂▂▂▂▂▂▂▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁
    mem…non 82M│ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▃▃▃▃▃▃▃▃▄▄▄▄▄▄▄▄▄▄▄▄▆▆▆▆▆▆▆▆▆▆▆▆▆▇▇
 ▶ surfac…inger┤ ▃            ▃         │    ▃       ▂▁          ▁▃           ▃
 ▶ kworker/u4:1┤ ▁            ▁▁        │    ▁        ▁           ▁           ▁▁
 ▶ rcu_preempt ┤ ▁            ▁         │    ▁       ▁           ▁            ▁
   block …,0 RA│                        │──· block 179,0 RA
                                        │
 inflate note_row.xml
 start 0.033 957 s   wall 3.256 ms   self 3.256 ms  100.0 %   of parent 64.1 %
/draw
 Done. 6/10 Press / to search: type drawFrame, Enter, then n for the next
--- style
------TTTTTTTTTTTTTTT--8888888888----TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRR..._!OOOOOOOOOOO!!OOOOOOOOOOOOOO!OOOOOOOO!OOOOOOOOOOO!OOOOOOOOOOO!OO
||||||........._IIIIIRRRRRRRRRIIIIIIRRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIR
.L.LLLLL......._mm.mmmmmmmm.mmmm........|mmmmm......mmm.........mmm.........mmmm
.L.LLLLL......._jj.jjjjjjjjj.jj.........|j.jjj......jj...........jj..........jj
...LLLLLLLL.LLL_...............KKKKKKKKK|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
.P.PPPPPPPPP...____PPPPPPPPPPPPPPPPRRRRR|RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR__
..L.LLLLLLLLL.._########################|#######################################
..............._m.mmmmmmmmm.m,.mmmmmmmm.|mmm........m.mmmmmmmmm.m,.mmmmmmmm.m,
>>>>>>>>>>>>>>>_o.ooooooo...!!..........@@@!........m...........m!..........m!
..L.LLLLLLLLLLL_uu...........uu.........|..uuu......uu...........uu..........uu
..L.LLLLLLLLLLL_........................|%.%...........................RRRRRRRR
....LLLLLLLLL.._........................|ppp.ppppppppp
....LLLLLLLLL.L_KKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLLLLLL.LLL_.CCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
.P.PPPPPPPPPPPP_.h............h.........|....h.......hh..........hh...........h
.P.PPPPPPPPPPPP_.b............bb........|....b........b...........b...........bb
.P.PPPPPPPPPPP._.%............%.........|....%.......%...........%............%
...LLLLLLLLLLLL_........................|xx,.xxxxxxxxxxxxxx
........................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333...2222.33333333...2222.33333333333333333...222222222.333333
:::::|::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::
.666665555555555555555555555555555555555555555555555555555555555555555555
