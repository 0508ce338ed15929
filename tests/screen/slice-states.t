A slice of a thread whose states are known: how long it ran and waited meanwhile.
size: 80x24
trace: traces/atrace.systrace
keys: /Choreographer#doFrame 2<Enter><Enter>
--- text
 ttv  atrace.systrace   /Choreographer#doFrame 2 1/1       88.5 ms  1.38 ms/col
 all 87.1 ms   │▆▆          ▄▆▆▄        ▾▅▄█▆▆▄     ▄▆▆          ▆▇▄         ▆▆▇
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
 Choreographer#doFrame 2                                                1 of 16
 name       Choreographer#doFrame 2
 start      0.033 447 s
            absolute 512.378 447 s
 end        0.038 524 s
 wall       5.077 ms
 self       1.056 ms  20.8 %
 states     running 5.08 ms
 process    com.notes [4120]
 com.notes [4120] / com.notes [4120]   depth 0   6 s…  match 1 of 1   line 6/16
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
--- style
------TTTTTTTTTTTTTTT--888888888888888888888888888888------TTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRR..._OOOOOOOOOOOOOOOOOOOOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
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
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.22222......33333333333
............3333333333333333333333
.222........33333333333
.2222.......33333333
.2222.......3333333333333333
.222222.....333333333333333
.2222222....3333333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..5
