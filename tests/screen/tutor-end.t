All tasks of the tutor are done with the keys that they say.
size: 80x24
trace: traces/atrace.systrace
keys: :tutor<Enter>wwww0glgOj<Enter>/drawFrame<Enter>ngpq%Fq;select count(*) from slice<Enter>
--- text
 ttv  atrace.systrace   /drawFrame 4/6    area 87.1 ms     88.5 ms  1.38 ms/col
 all 87.1 ms   │▾▆          ▄▾▆▄        ▄▅▄█▾▆▄     ▄▾▆          ▾▇▄         ▾▆▇
│50 ms         ┤                            87.1 ms
 ▼ com.notes   ┤│╌ com.notes [4120]  3 threads, 3 tracks, 38 slices, 60 states │
  ▼ com.notes  │▇▏sleeping──▏──▏sleeping▏Run…▏S─────▇▇▏sleeping─▇▇▏sleeping─▏──▁
               │─ Choreogr… ─· Choreog… ▏Ch…        ─ Choreogr… ─· Choreog… ─· │
               │▅ measure   ▅▁          ▅──▃        ▅           ▅▁          ▅▁ │
  ▼ Rende…hread│▅▇▏sleeping──▇▇▏sleeping────▇▇▏S─────▇▏sleeping──▇▏sleeping──▇▇▁
>   Rende…hread│▂─ drawFrame ── drawFrame  ·──      ▶▶ drawFrame ─▁ drawFra… ──│
         +1 row││▁ queueBuff… ▁ queueBuffer  ▁      │▁ queueBuf… ▁▁ queueBuf… ▁│
 SQL  1 row
 select count(*) from slice
   count(*)
         69








 All ten done. ? shows the keys of each place, > finds commands; q quits
 Enter go there  </> sort  I invert  / filter  y copy  Tab tracks  ; ask  …
--- style
------TTTTTTTTTTTTTTT--8888888888888888--88888888888888----TTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRR..._!OOOOOOOOOOOO!OOOOOOOOOOOOOO!OOOOOOOO!OOOOOOOOOOO!OOOOOOOOOOO!OO
||||||........._4444444444444444444444444444444444444444444444444444444444444444
.P.PPPPPPPPP..._|__PPPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRR|RRRRRRRRRRRRRRRRRRRRRRRRR_|
..L.LLLLLLLLL.._|###################################|##########################|
..............._|.mmmmmmmmm.m,.mmmmmmmm.mmmm........|.mmmmmmmmm.m,.mmmmmmmm.m,.|
..............._|.ooooooo...oo..........mmmm........|...........mm..........mo.|
..L.LLLLLLLLLLL_|###################################|##########################|
>>>>>>>>>>>>>>>_|!.!!!!!!!!!.!!.!!!!!!!!!..!!!......@@.!!!!!!!!!.!!.!!!!!!!!.!!|
.........LLLLLL_|h.hhhhhhhhhh.h.hhhhhhhhhhh..h......|h.hhhhhhhhh.hh.hhhhhhhhh.h|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222222222222222222222222
.2.22222222
.444444444444444444444444444444444444444444444444444444444444444444444444444444








>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>
.66666555555555..66655555..65555555..65555555..655555..6665555555..65555..5
