A trace that was cut off while it was written.
size: 100x24
trace: traces/chrome-trace-event-unterminated.json
keys: gl
--- text
 ttv  chrome-trace-event-unterminated.json           view 0.0 ms .. 25.3 ms   25.4 ms   325 µs/col
 all 25 ms           │▅▆▆▆▇▆▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▆▆  ▆▇▆▆▆▇▅▅▇▅▅▅▅▅▅▅▅▅▅▅▇▇▇▆▅▅▅▅▅▅▅██▇▅███▅▅▅██
│1.6 ms              ┤┬0 ms──────────┬5 ms──────────┬10 ms──────────┬15 ms─────────┬20 ms─────────┬─
 ▼ process 7811      ┤╌╌ 1 thread, 1,500 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ thread 7811      │▁▇▇▇▇▶step 59██8.13 ms████████▶▇▃  ▇▇▇▇▇───▏step 231───▇▇▏step 303▇▇▇▇▇▏ste…▇▁
                     │ ▁▁▁▁▏inner──8.1 ms───────────▃▃▁  ▃▃▃▃▃▁ ▁▏inner──────▅▅▏inner──▅▅▁ ▅▅▁   ▁▅▁
                     │ ▁▁▁ ▁ ce                     ▁    ▁▁▁▁    ▁           ▁         ▁▁   ▁ ce
               lane 2│ ▁▁▁▁▁ ce                     ▁▁▁  ▁▁▁▁▁▁ ▁▁           ▁▅▁       ▁▅▁ ▁▁▁   ▁▇▁
    instants         │◆ start "x" \ � 日本
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
 start 0.001 676 s    wall 8.132 ms       self 37 µs  0.5 %         category default   children 1
 process 7811 / thread 7811   depth 0   500 slices                                         line 2/6
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-----------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRR..........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||.............._IIIIIRRRRRRRRRRIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRIIIIIIRRRRRRRRRIR
.P.PPPPPPPPPPPP......____RR|RRRRRRRRRRRRRRRRRRR_____________________________________________________
>>>>>>>>>>>>>>>>>>>>>_mmmmm@@@@@@@@@@@@@@@@@@@@@@@@@@mm..mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
....................._.iiii|iiiiiiiiiiiiiiiiiiiiiiiiiii..iiiiii.iiiiiiiiiiiiiiiiiiiiiiiiii.iii...iii
....................._.kkk.|.kk.....................k....kkkk....k...........k.........kk...k.kk
...............LLLLLL_.kkkk|.kk.....................kkk..kkkkkk.kk...........kkk.......kkk.kkk...kkk
....LLLLLLLL........._N.NNN|NNNNNNNNNNNNNN
...........................|
...........................|
...........................|
...........................|
...........................|
...........................|
...........................|
...........................|
...........................|
...........................|
...........................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.33333333.......2222.333333333333.........22222222.3333333...22222222.3
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
