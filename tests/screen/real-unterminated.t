A trace that was cut off while it was written.
size: 100x24
trace: traces/chrome-trace-event-unterminated.json
keys: gl
--- text
 ttv  chrome-trace-event-unterminated.json          view -0.7 ms .. 28.1 ms   28.9 ms   371 µs/col
 all 25 ms           │▅▆▆▆▇▆▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▆▆  ▆▇▆▆▆▇▅▅▇▅▅▅▅▅▅▅▅▅▅▅▇▇▇▆▅▅▅▅▅▅▅██▇▅███▅▅▅██
│1.6 ms              ┤──┬0 ms────────┬5 ms─────────┬10 ms───────┬15 ms────────┬20 ms───────┬25 ms───
 ▼ process 7811      ┤╌╌ 1 thread, 1,500 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ thread 7811      │  ▃▇▇▇▶▶step 59██8.13 ms█████▇▃ ▁▇▇▇▇───▏step 231─▇▇▏step …▇▇▇▇▇▇───▇▃
                     │  ▁▁▁▁▅▏inner──8.1 ms───────▇▃▁  ▃▃▃▃▁ ▃▏inner────▃▃▏inner─▃▃▃▃▇▃   ▃▃ inner
                     │  ▁▁▁▁▁ ce                  ▁    ▁▁ ▁  ▁          ▁        ▁▁   ▁
               lane 2│   ▁▁▁▁ ce                  ▁▁▁  ▁▁▁▁▁ ▁          ▁▅▁      ▁▅▁▁ ▁   ▅▅ ce
    instants         │  ◆ start "x" \ � 日本
                            │
                            │
                            │
                            │
                            │
                            │
                            │
                            │
                            │
                            │
                            │
 step 59
 start 0.001 676 s   wall 8.132 ms   self 37 µs  0.5 %   category default   depth 0   children 1
 process 7811 / thread 7811   depth 0   500 slices                                         line 2/6
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRR..........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||.............._RRIIIIIRRRRRRRRIIIIIRRRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRIIIIIIRRR
.P.PPPPPPPPPPPP......____RRR|RRRRRRRRRRRRRRRRRR_____________________________________________________
>>>>>>>>>>>>>>>>>>>>>_..mmmm@@@@@@@@@@@@@@@@@@@@@@@mm.mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
....................._..iiii|iiiiiiiiiiiiiiiiiiiiiiii..iiiii.iiiiiiiiiiiiiiiiiiiiiiiiii...ii.iiiii
....................._..kkkk|.kk..................k....kk.k..k..........k........kk...k
...............LLLLLL_...kkk|.kk..................kkk..kkkkk.k..........kkk......kkkk.k...kk.kk
....LLLLLLLL........._..N.NN|NNNNNNNNNNNNNNN
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333...2222.33333333...2222.333333333333...22222222.3333333...22222.3...22222222.3
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
