A process whose threads are in two of the other file: it stands above the first.
size: 90x20
options: --diff
keys: 
--- trace
[{"ph":"M","name":"process_name","pid":7,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"work"}},
{"name":"a","ph":"X","ts":0,"dur":50,"pid":7,"tid":1},
{"name":"b","ph":"X","ts":0,"dur":50,"pid":7,"tid":2}]
--- other
[{"ph":"M","name":"process_name","pid":9,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":9,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"process_name","pid":10,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":10,"tid":2,"args":{"name":"work"}},
{"name":"a","ph":"X","ts":0,"dur":60,"pid":9,"tid":1},
{"name":"b","ph":"X","ts":0,"dur":70,"pid":10,"tid":2}]
--- text
 ttv  trace.json + other.json (starts ali… view 0.0 µs .. 71.0 µs   71 µs   973 ns/col
 all 70 µs      │█████████████████████████████████████████████████████▄▄▄▄▄▄▄▄▄▄▂▂▂▂▂▂▂▂▂▂
│0.0 µs         ┤≠0 µs─────┬10 µs────┬20 µs────┬30 µs─────┬40 µs────┬50 µs────┬60 µs────┬─
 ▼ 1: app [7]   ┤│╌ 2 threads, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    1: main [1] │▏a──50 µs──────────────────────────────────────────
    2: main [1] │▏a──+10 µs────────────────────────────────────────────────────
    1: work [2] │▏b──50 µs──────────────────────────────────────────
>   2: work [2] │▶b██+20 µs██████████████████████████████████████████████████████████████
 ▼ 2: app [10]  ┤│╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
                 │
                 │
                 │
                 │
                 │
 2 of 2 pairs differ from base 1 by over 5 % and 7 ns   0 slices only in 1, 0 onl… 1 of 2
     1 BASE          2      2 - 1   2 / 1 TRACK                     NAME
>     50 µs      70 µs     +20 µs  1.40 x work [2]                  b
      50 µs      60 µs     +10 µs  1.20 x main [1]                  a
 2 pairs of slices differ; gd lists them, gt goes to the twin
 j/k line  Enter go to the slower  q back  b slices/names  L labels  / find  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT---
.RRR.RRRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........._wIIIIRRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIR
.P.PPPPPPPPPP..._|__RRRRRRRRRRRRRRRRRRR___________________________________________________
....LLLLLLLLLLL._|gggggggggggggggggggggggggggggggggggggggggggggggggg
....LLLLLLLLLLL._|ggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg
....LLLLLLLLLLL._|qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
.P.PPPPPPPPPPP.._|__RRRRRRRRRRRRRRRRR_____________________________________________________
.................|
.................|
.................|
.................|
.................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
2....222222..........2......22222...22222.22222.....................2222
444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
?.....?????......?????.....333333..??????.????????..................3
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6666655555555555555555..655555..65555555555555..65555555..655555..5
