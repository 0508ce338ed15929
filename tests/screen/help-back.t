The help that was opened over a list gives it back.
size: 80x20
trace: traces/atrace.systrace
keys: g2?q
--- text
 ttv  atrace.systrace   335 events   view 0 ms .. 88 ms   88.5 ms   1.38 ms/col
 all 87.1 ms   │▆▆          ▄▆▆▄        ▄▅▄█▆▆▄     ▄▆▆          ▆▇▄         ▆▆▇
│33 ms         ┤┬0 ms─────────┬20 ms─────────┬40 ms────────┬60 ms────────┬80 ms─
 ▶ CPU 1       │▃▅ RenderTh… ▇▅         │▁ ▇▇▅      ▁▇           ▇▁          ▇▅
   cpu-…ure 41k│               ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇
 ▼ com.notes   ┤╌╌ com.notes [4120]  3 threads, 3 tracks, 38 slices, 60 states ╌
  ▼ com.notes  │▇▏sleeping──▏──▏sleeping▏Run…▏S─────▇▇▏sleeping─▇▇▏sleeping─▏──▁
>   com.notes  │─ Choreogr… ─· Choreog… ▶Ch…        ─ Choreogr… ─· Choreog… ─·
 all slices, by length                                                  1 of 69
           START   LENGTH▾      SELF PROCESS   TRACK       NAME
>    0.033 447 s   5.08 ms   1.06 ms com.…4120 com.n…4120] Choreographer#doFram…
     0.034 659 s   3.47 ms   3.47 ms com.…4120 load note   load note
     0.033 957 s   3.26 ms   3.26 ms com.…4120 com.n…4120] inflate note_row.xml
     0.034 669 s   2.55 ms   2.55 ms           block…,0 RA block 179,0 RA
     0.084 220 s   2.36 ms   2.19 ms com.…4120 Rende…4131] drawFrame
     0.038 526 s   2.28 ms   2.11 ms com.…4120 Rende…4131] drawFrame
     0.017 862 s   2.28 ms   2.11 ms com.…4120 Rende…4131] drawFrame
     0.067 662 s   1.41 ms   1.24 ms com.…4120 Rende…4131] drawFrame
 com.notes [4120] / com.notes [4120]   depth 0   6 slices             line 6/16
 j/k line  Enter go there  q back  </> sort  I invert  & filter  y copy  …
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
2..........22222...2222222......2222.2222222...22222.......2222
44444444444444444444444444444444444444444444444444444444444444444444444444444444
?....???????????...???????...???????.?????????.?????????...333333333
?....???????????...???????...???????.?????????.???????????.33333333333333333333
?....???????????...???????...???????...........???????????.33333333333333
?....???????????...???????...???????.?????????.???????????.333333333
?....???????????...???????...???????.?????????.???????????.333333333
?....???????????...???????...???????.?????????.???????????.333333333
?....???????????...???????...???????.?????????.???????????.333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..66655555..65555555..65555555..655555..5
