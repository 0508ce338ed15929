Only values are stacked: in the logarithm each series has its line.
size: 80x16
keys: :set stacked<Enter>CCCG
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
 ttv  trace.json   9 events    view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
 all 1 ms      │████████████████████████████████████████████████████████████████
│0.00 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ app [7]     ┤│╌ 1 thread, 1 track, 5 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ thread 1   │▏a──1 ms───────────────────────────────────────────────────────
               ││     ▏b──800 µs─────────────────────────────────────────
               ││            ▏c──600 µs───────────────────────────
               ││                  ▏d──400 µs───────────────
               ││                        ▏e──200 µs───
  ▼ mem.heap 10│▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃
>   stack 3 log│▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇__________________
                │
 counter mem.stack
 value 3   time 0 s    ran then a (thread 1)   held for 300 µs   range 0 to 8
 app [7] / mem.stack   3   min 0  max 8                                line 8/8
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPP....._|__RRRRRRRRRRRRRRRRRRRRRRRRRRR__________________________________
..L.LLLLLLLL..._|gggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg
..............._|.....qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
..............._|............jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj
..............._|..................jjjjjjjjjjjjjjjjjjjjjjjjj
..............._|........................rrrrrrrrrrrrr
..L.LLLLLLLL.LL_|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
>>>>>>>>>>>>>>>_@KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.3...2222.333....22222222.333333333333...22222222.333333...22222.333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
