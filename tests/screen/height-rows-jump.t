A jump to a slice makes its track as high as it needs.
size: 80x16
keys: ggjj4z-/e<Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"app"}},
{"ph":"X","name":"a","pid":7,"tid":1,"ts":0,"dur":1000},
{"ph":"X","name":"b","pid":7,"tid":1,"ts":100,"dur":800},
{"ph":"X","name":"c","pid":7,"tid":1,"ts":200,"dur":600},
{"ph":"X","name":"d","pid":7,"tid":1,"ts":300,"dur":400},
{"ph":"X","name":"e","pid":7,"tid":1,"ts":400,"dur":200},
{"ph":"C","name":"mem","pid":7,"ts":0,"args":{"heap":10,"stack":3}},
{"ph":"C","name":"mem","pid":7,"ts":300,"args":{"heap":40,"stack":8}},
{"ph":"C","name":"mem","pid":7,"ts":700,"args":{"heap":5,"stack":0}}
]}
--- text
 ttv  trace.json   /e 1/1      view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
 all 1 ms      │█████████████████████████▾██████████████████████████████████████
│0.40 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ app [7]     ┤╌╌ 1 thread, 1 track, 5 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ thread 1   │▏a──1 ms───────────────────────────────────────────────────────
               │      ▏b──800 µs─────────────────────────────────────────
               │             ▏c──600 µs───────────────────────────
               │                   ▏d──400 µs───────────────
>   thread 1   │                         ▶e██200 µs███
  ▼ mem.heap 40│▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
    stack     8│▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇__________________
                                         │
 e
 start 0.000 400 s    wall 200 µs     self 200 µs  100.0 %   of parent 50.0 %
 app [7] / thread 1   depth 4   1 slice   /e  match 1 of 1, tracks 1   line 6/8
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  …
--- style
------TTTTTTTTTT--88888888-----TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOOOOOOOOOOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPP.....____RRRRRRRRRRRRRRRRRRRRRR|RRRR__________________________________
..L.LLLLLLLL..._ggggggggggggggggggggggggg|ggggggggggggggggggggggggggggggggggggg
..............._......qqqqqqqqqqqqqqqqqqq|qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
..............._.............jjjjjjjjjjjj|jjjjjjjjjjjjjjjjjjjjjjjj
..............._...................jjjjjj|jjjjjjjjjjjjjjjjjj
>>>>>>>>>>>>>>>_.........................@@@@@@@@@@@@@
..L.!!!!!!!!.LL_CCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLL.....L_KKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
.........................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.....2222.333333333333333...222222222.333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..5
