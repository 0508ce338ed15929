A thread of a real kernel trace, found by its name: its longest slice fills the
view, with the states of the thread above it.
size: 120x36
trace: shared/corpus-system/ftrace/sched_atrace_tgid.systrace.gz
keys: tRenderThread<Enter>glf
--- text
 ttv  sched_atrace_tgid.systrace.gz   60,453 events   933.556 ms      view 333.6 ms .. 344.2 ms   10.6 ms   111 µs/col
 all 934 ms            │▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▆██▇▇█▇[██]▆▇█▇▇▇▇▇▇▇██▇▇▇▇████▇██▇▇▇█▇▇▇▇▇▇▇▇█▇▇▇█▇▇██▆▇▇▇██▆███▇▇█▆▆
│333.8 ms              ┤───┬334 ms───────────┬336 ms───────────┬338 ms───────────┬340 ms───────────┬342 ms───────────┬──
 ▼ CPU 0               │─▏python3──▏──▏──▇▇▇▇───▏clang++-19──▇▇───▏─▇──▏──▇──▏─▇──▏node──3.04 ms──────────────▇▇▇▇▏clan…
    soft interrupts    │ ▃ RCU                               · RCU    ▄     ▁·▁ NET_RX           · RCU
 ▼ CPU 1               │▇▇▇──▇▇▇▇▇▇▇▇▏my…▇▇▇▏clang++-19──────▇▇▏clang++-19────▏clang…▏(p…▏clang++-19──2.61 ms───▇▇▇▇▇▇▇▇
    interrupts         │ │·    ···        · IRQ (virtio1-req.0)                                                ▁   ·····
    soft interrupts    │ ▃▁    ▁▁▁ BLOCK  ▁                  ▁                                   ▁ RCU         ▃▁  ▁▁▁▁▁
 ▼ python3 [30121]     ┤╌│ 8 threads, 11 tracks, 4,397 slices, 28,721 states ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▶ python3 [30121]    │ │         ▂ ▁   ▂ ▆▂                ▁▂▁ ▁  ▁██     ▁▂                             1,774 states
  ▼ (paren) [x] [30167]│▇▇▏R─▇▇▇▇▏R──▏R──▇▇▇▏runnable────────▇▇▏sleeping──────▏S─────▏Ru…▏uninterruptible───────▇▇▏R───▇
                       │…doFrame 15──5.26 ms──────────────────                ▏doFrame 16──4.64 ms──────────────────────
                       │…dra…                                                 ▏measu…▏── draw: "q" \ ünï 日本
  ▶ Binder:12_3 [30163]│ │    ▅█████████████████████████████████████████████████████████████████████████████████████▂
  ▼ RenderThread       │──▏R─▇▇▏S──▏S───▇▇▇▇▇───▏runnable─────▏R──▏─▇▏uninterruptible──4.79 ms──────────────────▇▇▇▇▇▏S─
>   RenderThread       │ │▶doFrame 14██10.1 ms███████████████████████████████████████████████████████████████████████◆
                       │ │   ▏measure|with|…▏draw: "q" \ ünï …
  ▶ a-b-42 [30165]     │██████████████████████████████████████████▁       ▂█████████████████████████████████████████████
  ▶ my task 7 [30164]  │ │    █████████████████████████████████████████████████████████████████████████████████████▂
  ▶ python3 [30166]    │ │    ▆████████████████████████████████████████████████████████████████████████████████████████▂
  ▶ 日本スレッ [30168] │ │    ▃███████████████████████████████████████████████████████████████████████████████████████▂
  ▶ deliverInput       │ │    ▂▄▅▅▅▅▅▅▅▅▅▅▅▂    7 rows, 864 slices ▁▄▆▆▆▇▇▇▇▇▇▇▇▇▇██████████████████████████████████▇▇▆▅
  ▶ trackA             │ │                 ▁                 ▄▂   ▁                             2 rows, 863 slices ▁▁▁▁▁
    fps 0     54 54..60│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    fps 1     60 54..60│▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆
    fps 2     54 54..60│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    fps 3     60 54..60│▇▇▇▇▇▇▇▇▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅
    fps 4     54 54..60│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    fps 5     60 54..60│▇▇▇▇▇▇▇▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅
    fps 6     54 54..60│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    heap KB   39 3..393│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
 doFrame 14
 start 0.333 865 s    wall 10.109 ms      self 6.487 ms  64.2 %        children 2

 python3 [30121] / RenderThread [30162]   depth 0   121 slices                       tracks 88/641 in view   line 13/47
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT-----------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||||.............._RRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIRR
.L.LLLLL..............._l|tttttttttlllllllllljjjllllllllllllljjtttbbjttjjjjjjjjjkkjjjjjjjjjjjjjjjjjjjjjjjjjjjjllllllllll
....LLLLLLLLLLLLLLL...._.|.eee...............................,.,,,....l.....l,l.llllll...........,.,,,
.L.LLLLL..............._l|lkkllllllllaaaallllllllllllllllllllllllllllllllllllllllllllaaaalllllllllllllllllllllllllllllll
....LLLLLLLLLL........._.|,....,,,........,.,,,,,,,,,,,,,,,,,,,................................................i...,,,,,
....LLLLLLLLLLLLLLL...._.|e....eee.eeeee..e..................a...................................k.kkk.........kk..kkkkk
.P.PPPPPPPPPPPPPPP.....__|_RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR____________________________________________
..L.LLLLLLLLLLLLLLL...._.|.........%.%...%.%%................%%%.%..%%%.....%%.............................RRRRRRRRRRRR
..L.LLLLLLLLLLLLLLLLLLL_#|##############################################################################################
......................._c|cccccccccccccccccccccccccccccccccccc................cccccccccccccccccccccccccccccccccccccccccc
......................._v|vvv.................................................jjjjjjjvvv.vvvvvvvvvvvvvvvvvvvv
..L.LLLLLLLLLLLLLLLLLLL_.|....ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
..L.LLLLLLLLLLLL......._#|##############################################################################################
>>>>>>>>>>>>>>>>>>>>>>>_.|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@N
......................._.|...jjjjjjjjjjjjjjjvvvvvvvvvvvvvvvvvv
..L.LLLLLLLLLLLLLL....._c|ccccccccccccccccccccccccccccccccccccccccc.......cccccccccccccccccccccccccccccccccccccccccccccc
..L.LLLLLLLLLLLLLLLLL.._.|....cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
..L.LLLLLLLLLLLLLLL...._.|....cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
..L.LLLLLLLLLLLLLLLLLL._.|....ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
..L.LLLLLLLLLLLL......._.|....uuuuuuuuuuuuuu....RRRRRRRRRRRRRRRRRR.uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu
..L.LLLLLL............._.|.................%.................bb...b.............................RRRRRRRRRRRRRRRRRR.bbbbb
....LLLLL.....LLLLLLLLL_C|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLL.....LLLLLLLLL_K|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLLLL.....LLLLLLLLL_C|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLL.....LLLLLLLLL_K|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLLLL.....LLLLLLLLL_C|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLL.....LLLLLLLLL_K|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLLLL.....LLLLLLLLL_C|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLLL...LLLLLLLLL_K|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333333......2222.3333333333333333........22222222.3

777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
