A query that is wrong stays in its prompt, the cursor where the fault is.
size: 80x20
trace: traces/atrace.systrace
keys: ;SELECT nam FROM slice LIMIT 2<Enter><Right><Right><Right>e<Enter>
--- text
 ttv  atrace.systrace   335 events   view 0 ms .. 88 ms   88.5 ms   1.38 ms/col
 all 87.1 ms   │▆▆          ▄▆▆▄        ▄▅▄█▆▆▄     ▄▆▆          ▆▇▄         ▆▆▇
│33 ms         ┤┬0 ms─────────┬20 ms─────────┬40 ms────────┬60 ms────────┬80 ms─
 ▶ CPU 1       │▃▅ RenderTh… ▇▅         │▁ ▇▇▅      ▁▇           ▇▁          ▇▅
   cpu-…ure 41k│               ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇
 ▼ com.notes   ┤╌╌ com.notes [4120]  3 threads, 3 tracks, 38 slices, 60 states ╌
  ▼ com.notes  │▇▏sleeping──▏──▏sleeping▏Run…▏S─────▇▇▏sleeping─▇▇▏sleeping─▏──▁
>   com.notes  │─ Choreogr… ─· Choreog… ▶Ch…        ─ Choreogr… ─· Choreog… ─·
 SQL  2 rows
 SELECT name FROM slice LIMIT 2
  name
  IRQ (vsync-display)
  Choreographer#doFrame 0





 com.notes [4120] / com.notes [4120]   depth 0   6 slices             line 6/16
 Enter go there  </> sort  I invert  / filter  y copy  Tab tracks  ; ask  …
--- style
------TTTTTTTTTTTTTTT----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRR..._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||........._IIIIIRRRRRRRRRIIIIIIRRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIR
.L.LLLLL......._jj.jjjjjjjjj.jj.........|j.jjj......jj...........jj..........jj
...LLLLLLLL.LLL_...............KKKKKKKKK|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
.P.PPPPPPPPP...____PPPPPPPPPPPPPPPPRRRRR|RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR__
..L.LLLLLLLLL.._########################|#######################################
>>>>>>>>>>>>>>>_m.mmmmmmmmm.m,.mmmmmmmm.@@@@........m.mmmmmmmmm.m,.mmmmmmmm.m,
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222
.22222
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.333333333333333333333333





77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66666555555555..66655555..65555555..65555555..655555..6665555555..65555..5
