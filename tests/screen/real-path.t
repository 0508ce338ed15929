The critical path of a real trace: what the end of the view had waited for.
size: 100x16
trace: traces/atrace.systrace
keys: %gC
--- text
 ttv  atrace.systrace   area 87.1 ms    335 events       view 0 ms .. 87 ms   88.2 ms   1.13 ms/col
 all 87.1 ms         │▆▆▄            ▄▆▆▅           ▄▅▄██▆▆▄      ▂▆▆▄           ▂▆▇▄           ▄▆▆▇
│33 ms               ┤                                   87.1 ms
 ▼ com.notes [4120]  ┤│╌ 3 threads, 3 tracks, 38 slices, 60 states ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│
  ▼ com.notes [4120] │▅▇▏sleeping────▏──▏sleeping───▏Runn…▏sleeping▇▏sleeping────▇▇▏sleeping────▏──▃
>   com.notes [4120] │▄▁ Choreograp… ─▂ Choreogra… │▶Ch…          ▂▃ Choreograp… ─▂ Choreograp… ─  │
 critical path of 87.1 ms: 19.8 ms of work in 17 steps, 67.1 ms of waiting                  1 of 17
        WAIT WHY                             WORK PROCESS          THREAD          NAME
>                                          153 µs kworker/…:1 [33] kworker…:1 [33] commit_planes
       -4 µs woken by                      306 µs surfacef…r [612] surface…r [612] composite
             after                         133 µs surfacef…r [612] surface…r [612] binder reply
       -6 µs woken by                     2.26 ms com.notes [4120] RenderT… [4131] drawFrame
       -5 µs woken by                      771 µs com.notes [4120] com.not… [4120] Choreographer#do…
    -14.6 ms after a sleep                1.22 ms com.notes [4120] com.not… [4120] Running
 com.notes [4120] / com.notes [4120]   depth 0   6 slices                                 line 6/16
 j/k line  Enter go there  q back  / find  i full screen  w/s zoom  ? help
--- style
------TTTTTTTTTTTTTTT--88888888888888--------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRR........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||..............._444444444444444444444444444444444444444444444444444444444444444444444444444444
.P.PPPPPPPPPPPPPPPP.._|__RRRRRRRRRRRRRRRRRRRRRRRRRR|RRRRRRRRRRRRRR_________________________________|
..L.LLLLLLLLLLLLLLLL._|############################|###############################################|
>>>>>>>>>>>>>>>>>>>>>_|m.mmmmmmmmmmm.mm.mmmmmmmmmm.|@@@@..........mm.mmmmmmmmmmm.mm.mmmmmmmmmmm.m..|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
2.......2222.222.............................2222.2222222..........222222..........2222
4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
?......22222.????????......................??????.????????????????.???????????????.333333333
?............?????.........................??????.????????????????.???????????????.333333333333
?......22222.????????.....................???????.????????????????.???????????????.333333333
?......22222.????????......................??????.????????????????.???????????????.33333333333333333
?...22222222.?????????????................???????.????????????????.???????????????.3333333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..655555..6555555555555..66655555..655555
