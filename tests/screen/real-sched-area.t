The time of a slice as an area: how long its thread ran, waited and slept in it.
size: 120x36
trace: shared/corpus-system/ftrace/sched_atrace_tgid.systrace.gz
keys: tRenderThread<Enter>glfr]]
--- text
 ttv  sched_atrace_tgid.systrace.gz   area 10.1 ms    60,453 events   view 333.6 ms .. 344.2 ms   10.6 ms   111 µs/col
 all 934 ms            │▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▆██▇▇█▇[██]▆▇█▇▇▇▇▇▇▇██▇▇▇▇████▇██▇▇▇█▇▇▇▇▇▇▇▇█▇▇▇█▇▇██▆▇▇▇██▆███▇▇█▆▆
│333.8 ms              ┤─                                           10.1 ms                                           ──
    interrupts         │ │·    ···        · IRQ (virtio1-req.0)                                                ▁   ·····
    soft interrupts    │ ▃▁    ▁▁▁ BLOCK  ▁                  ▁                                   ▁ RCU         ▃▁  ▁▁▁▁▁
 ▼ python3 [30121]     ┤╌│ 8 threads, 11 tracks, 4,397 slices, 28,721 states ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌
  ▶ python3 [30121]    │ │         ▂ ▁   ▂ ▆▂                ▁▂▁ ▁  ▁██     ▁▂                             1,774 states
  ▼ (paren) [x] [30167]│▇▇▏R─▇▇▇▇▏R──▏R──▇▇▇▏runnable────────▇▇▏sleeping──────▏S─────▏Ru…▏uninterruptible───────▇▇▏R───▇
                       │…doFrame 15──5.26 ms──────────────────                ▏doFrame 16──4.64 ms──────────────────────
                       │…dra…                                                 ▏measu…▏── draw: "q" \ ünï 日本        │
  ▶ Binder:12_3 [30163]│ │    ▅█████████████████████████████████████████████████████████████████████████████████████▂│
  ▼ RenderThread       ■──▏R─▇▇▏S──▏S───▇▇▇▇▇───▏runnable─────▏R──▏─▇▏uninterruptible──4.79 ms──────────────────▇▇▇▇▇▏S─
>   RenderThread       ■ │▶doFrame 14██10.1 ms███████████████████████████████████████████████████████████████████████◆
                       ■ │   ▏measure|with|…▏draw: "q" \ ünï …                                                       │
  ▶ a-b-42 [30165]     │██████████████████████████████████████████▁       ▂█████████████████████████████████████████████
  ▶ my task 7 [30164]  │ │    █████████████████████████████████████████████████████████████████████████████████████▂ │
 AREA 10.1 ms    Slices  Async [States]  CPUs  Counters  Instants                                   2 tracks  46 states
 by name   clipped (*) to the area
  NAME            COUNT     WALL▾ WALL%      MAX  AREA%      AVG      P50      P95      P99      MIN     GAPS  MAX GAP
  D                   1  4.79 ms   47.4  4.79 ms   47.4  4.79 ms  4.79 ms  4.79 ms  4.79 ms  4.79 ms        0        0
  R                  17  3.09 ms   30.6  1.52 ms   30.6   182 µs    59 µs  1.52 ms  1.52 ms     3 µs  6.93 ms  4.82 ms
  S                  10  1.63 ms   16.1   532 µs   16.1   163 µs    76 µs   532 µs   532 µs     1 µs  7.92 ms  5.26 ms
  Running            18   595 µs*   5.9   361 µs    5.9  33.1 µs     5 µs   361 µs   361 µs     3 µs  9.51 ms  4.98 ms










  TOTAL 4            46  10.1 ms  100.0  4.79 ms  100.0   220 µs    25 µs   532 µs  4.79 ms     1 µs  24.4 ms  5.26 ms
 python3 [30121] / RenderThread [30162]   depth 0   121 slices                       tracks 88/641 in view   line 13/47
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip  I invert  y/e copy/write  B group by  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT--88888888888888-------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||||.............._R444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444RR
....LLLLLLLLLL........._.|,....,,,........,.,,,,,,,,,,,,,,,,,,,................................................i...,,|,,
....LLLLLLLLLLLLLLL...._.|e....eee.eeeee..e..................a...................................k.kkk.........kk..kk|kk
.P.PPPPPPPPPPPPPPP.....__|_RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR_________________________________________|__
..L.LLLLLLLLLLLLLLL...._.|.........%.%...%.%%................%%%.%..%%%.....%%.............................RRRRRRRRRR|R
..L.LLLLLLLLLLLLLLLLLLL_#|###########################################################################################|##
......................._c|cccccccccccccccccccccccccccccccccccc................ccccccccccccccccccccccccccccccccccccccc|cc
......................._v|vvv.................................................jjjjjjjvvv.vvvvvvvvvvvvvvvvvvvv........|
..L.LLLLLLLLLLLLLLLLLLL_.|....ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc|
..L.LLLLLLLLLLLL.......|#|###########################################################################################|##
>>>>>>>>>>>>>>>>>>>>>>>|.|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@|
.......................|.|...jjjjjjjjjjjjjjjvvvvvvvvvvvvvvvvvv.......................................................|
..L.LLLLLLLLLLLLLL....._c|ccccccccccccccccccccccccccccccccccccccccc.......ccccccccccccccccccccccccccccccccccccccccccc|cc
..L.LLLLLLLLLLLLLLLLL.._.|....cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc.|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222
.222222...........222222....22222.222222.....2222.222222.....2222.....2222.....2222.....2222.....2222....22222.22222222
.4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
.333.................333.33333333..33333.33333333..33333..3333333...333333.33333333.33333333....33333.33333333.33333333
.333.................333.33333333..33333..3333333..33333..3333333...333333..3333333..3333333....33333.33333333.33333333
.333333333...........333..3333333...3333..3333333...3333.33333333....33333..3333333..3333333....33333.33333333.33333333










.PPPPPPPPP...........PPP.PPPPPPPP.PPPPPP.PPPPPPPP.PPPPPP..PPPPPPP...PPPPPP..PPPPPPP.PPPPPPPP....PPPPP.PPPPPPPP.PPPPPPPP
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555..65555555..66655555555555..6555555555..5
