What ran on the CPU while the thread did not.
size: 120x36
trace: shared/corpus-system/ftrace/sched_atrace_tgid.systrace.gz
keys: tRenderThread<Enter>glfkgLgg<Enter>
--- text
 ttv  sched_atrace_tgid.systrace.gz   60,453 events   933.556 ms      view 333.6 ms .. 344.2 ms   10.6 ms   111 µs/col
 all 934 ms            │▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▆██▇▇█▇[██]▆▇█▇▇▇▇▇▇▇██▇▇▇▇████▇██▇▇▇█▇▇▇▇▇▇▇▇█▇▇▇█▇▇██▆▇▇▇██▆███▇▇█▆▆
│338.5 ms              ┤───┬334 ms───────────┬336 ms───────────┬338 ms───────────┬340 ms───────────┬342 ms───────────┬──
>▼ CPU 0               │─▏python3──▏──▏──▇▇▇▇───▏clang++-19──▇▇───▏─▶──▏──▇──▏─▇──▏node──3.04 ms──────────────▇▇▇▇▏clan…
    soft interrupts    │ ▃ RCU                               · RCU  │ ▄     ▁·▁ NET_RX           · RCU
 ▼ CPU 1               │▇▇▇──▇▇▇▇▇▇▇▇▏my…▇▇▇▏clang++-19──────▇▇▏clang++-19────▏clang…▏(p…▏clang++-19──2.61 ms───▇▇▇▇▇▇▇▇
    interrupts         │  ·    ···        · IRQ (virtio1-req.0)     │                                          ▁   ·····
    soft interrupts    │ ▃▁    ▁▁▁ BLOCK  ▁                  ▁      │                            ▁ RCU         ▃▁  ▁▁▁▁▁
 ▼ python3 [30121]     ┤╌╌ 8 threads, 11 tracks, 4,397 slices, 28,721 states ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▶ python3 [30121]    │           ▂ ▁   ▂ ▆▂                ▁▂▁ ▁  ▁██     ▁▂                             1,774 states
  ▼ (paren) [x] [30167]│▇▇▏R─▇▇▇▇▏R──▏R──▇▇▇▏runnable────────▇▇▏sleeping──────▏S─────▏Ru…▏uninterruptible───────▇▇▏R───▇
                       │…doFrame 15──5.26 ms──────────────────      │         ▏doFrame 16──4.64 ms──────────────────────
                       │…dra…                                       │         ▏measu…▏── draw: "q" \ ünï 日本
  ▶ Binder:12_3 [30163]│      ▅█████████████████████████████████████████████████████████████████████████████████████▂
  ▼ RenderThread       │──▏R─▇▇▏S──▏S───▇▇▇▇▇───▏runnable─────▏R──▏─▇▏uninterruptible──4.79 ms──────────────────▇▇▇▇▇▏S─
                       │  ▏doFrame 14──10.1 ms───────────────────────────────────────────────────────────────────────◆
                       │     ▏measure|with|…▏draw: "q" \ ünï …      │
  ▶ a-b-42 [30165]     │██████████████████████████████████████████▁ │     ▂█████████████████████████████████████████████
  ▶ my task 7 [30164]  │      █████████████████████████████████████████████████████████████████████████████████████▂
  ▶ python3 [30166]    │      ▆████████████████████████████████████████████████████████████████████████████████████████▂
 Binder:12_3                                                                                                    1 of 24
 name       Binder:12_3                                    │ from       2 µs to 478 µs
 start      0.338 598 s                                    │            ▁ ▄  █ ▅▃ ▂▂▁▂▁▁▁▁▁▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
            absolute 1,173.532 421 s                       │                                ▲
 end        0.338 622 s                                    │ args (7)
 wall       24 µs                                          │   prev_comm "RenderThread"
 cpu        CPU 0                                          │   prev_prio 120
 thread     Binder:12_3 [30163]                            │   prev_state "D"
 process    python3 [30121]                                │   next_comm "Binder:12_3"
 priority   120                                            │   next_prio 120
 end state  D                                              │   prev_pid 30162
 same name  1,367, 73.2 ms in all                          │   next_pid 30163
 rank       433 of 1,367, longest first                    │
 median     9 µs, p95 334 µs                               │
 CPU 0   5,609 slices                                                                 tracks 88/641 in view   line 1/47
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT-----------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||||.............._RRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIRR
>>>>>>>>>>>>>>>>>>>>>>>_lttttttttttlllllllllljjjllllllllllllljjtttbb@ttjjjjjjjjjkkjjjjjjjjjjjjjjjjjjjjjjjjjjjjllllllllll
....LLLLLLLLLLLLLLL...._.e.eee...............................,.,,,..|.l.....l,l.llllll...........,.,,,
.L.LLLLL..............._lllkkllllllllaaaalllllllllllllllllllllllllll|llllllllllllllllaaaalllllllllllllllllllllllllllllll
....LLLLLLLLLL........._..,....,,,........,.,,,,,,,,,,,,,,,,,,,.....|..........................................i...,,,,,
....LLLLLLLLLLLLLLL...._.ee....eee.eeeee..e..................a......|............................k.kkk.........kk..kkkkk
.P.PPPPPPPPPPPPPPP.....____RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR|RRRRRRR____________________________________________
..L.LLLLLLLLLLLLLLL...._...........%.%...%.%%................%%%.%..|%%.....%%.............................RRRRRRRRRRRR
..L.LLLLLLLLLLLLLLLLLLL_############################################|###################################################
......................._cccccccccccccccccccccccccccccccccccccc......|.........cccccccccccccccccccccccccccccccccccccccccc
......................._vvvvv.......................................|.........jjjjjjjvvv.vvvvvvvvvvvvvvvvvvvv
..L.LLLLLLLLLLLLLLLLLLL_......cccccccccccccccccccccccccccccccccccccc|cccccccccccccccccccccccccccccccccccccccccccccccc
..L.LLLLLLLLLLLL......._############################################|###################################################
......................._..cccccccccccccccccccccccccccccccccccccccccc|ccccccccccccccccccccccccccccccccccccccccccccccccN
......................._.....jjjjjjjjjjjjjjjvvvvvvvvvvvvvvvvvv......|
..L.LLLLLLLLLLLLLL....._ccccccccccccccccccccccccccccccccccccccccccc.|.....cccccccccccccccccccccccccccccccccccccccccccccc
..L.LLLLLLLLLLLLLLLLL.._......cccccccccccccccccccccccccccccccccccccc|ccccccccccccccccccccccccccccccccccccccccccccccc
..L.LLLLLLLLLLLLLLL...._......cccccccccccccccccccccccccccccccccccccc|ccccccccccccccccccccccccccccccccccccccccccccccccccc
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444_.2222.......33333333333333
.22222......33333333333...................................._............3333333333333333333333333333333333333333333333
............333333333333333333333333......................._............333333333333333333333
.222........33333333333...................................._.PPPPPPPP
.2222.......33333.........................................._...222222222.33333333333333
.222........33333.........................................._...222222222.333
.222222.....3333333333333333333............................_...2222222222.333
.2222222....333333333333333................................_...222222222.3333333333333
.22222222...333............................................_...222222222.333
.222222222..3.............................................._...22222222.33333
.222222222..333333333333333333333.........................._...22222222.33333
.2222.......333333333333333333333333333...................._
.222222.....3333333333333333..............................._
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
