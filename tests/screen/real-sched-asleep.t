Why a thread did not run inside of a slice: the longest of its states that begin
in the view, read in the inspector, with who ended it.
size: 120x36
trace: shared/corpus-system/ftrace/sched_atrace_tgid.systrace.gz
keys: tRenderThread<Enter>glfkgL<Enter>
--- text
 ttv  sched_atrace_tgid.systrace.gz   60,453 events   933.556 ms      view 333.6 ms .. 344.2 ms   10.6 ms   111 µs/col
 all 934 ms            │▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▆██▇▇█▇[██]▆▇█▇▇▇▇▇▇▇██▇▇▇▇████▇██▇▇▇█▇▇▇▇▇▇▇▇█▇▇▇█▇▇██▆▇▇▇██▆███▇▇█▆▆
│338.5 ms              ┤───┬334 ms───────────┬336 ms───────────┬338 ms───────────┬340 ms───────────┬342 ms───────────┬──
 ▼ CPU 0               │─▏python3──▏──▏──▇▇▇▇───▏clang++-19──▇▇───▏─▇──▏──▇──▏─▇──▏node──3.04 ms──────────────▇▇▇▇▏clan…
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
> ▼ RenderThread       │──▏R─▇▇▏S──▏S───▇▇▇▇▇───▏runnable─────▏R──▏─▇▶uninterruptible██4.79 ms██████████████████▇▇▇▇▇▏S─
                       │  ▏doFrame 14──10.1 ms───────────────────────────────────────────────────────────────────────◆
                       │     ▏measure|with|…▏draw: "q" \ ünï …      │
  ▶ a-b-42 [30165]     │██████████████████████████████████████████▁ │     ▂█████████████████████████████████████████████
  ▶ my task 7 [30164]  │      █████████████████████████████████████████████████████████████████████████████████████▂
  ▶ python3 [30166]    │      ▆████████████████████████████████████████████████████████████████████████████████████████▂
 D   uninterruptible                                                                                            1 of 28
 name       D                                              │            ▁  ▁  ▁▁▁▁ ▁▁▁▁▂▃▄▄▃▃▅█▅▄▄▂▁▂▂▃▄▂▁▂▂▁▂▁▁▁▁▁▁▁▁
 start      0.338 598 s                                    │                                                        ▲
            absolute 1,173.532 421 s                       │ ran on CPU 0 meanwhile (4): time, thread
 end        0.343 390 s                                    │   149 µs  Binder:12_3 [30163]
 wall       4.792 ms                                       │    16 µs  a-b-42 [30165]
 process    python3 [30121]                                │    11 µs  python3 [30166]
 thread     RenderThread [30162]                           │     9 µs  my task 7 [30164]
 blocked    4.79 ms, woken in an interrupt of clang++-19 […│ args (7)
 then       waited 185 µs for CPU 0 while Binder:12_3 [301…│   prev_comm "RenderThread"
 same name  1,073, 484 ms in all                           │   prev_prio 120
 rank       4 of 1,073, longest first                      │   prev_state "D"
 median     194 µs, p95 1.81 ms                            │   next_comm "Binder:12_3"
 from       6 µs to 5.51 ms                                │   next_prio 120
 python3 [30121] / RenderThread [30162] / states   3,912 slices                      tracks 88/641 in view   line 12/47
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT-----------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||||.............._RRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIRR
.L.LLLLL..............._lttttttttttlllllllllljjjllllllllllllljjtttbb|ttjjjjjjjjjkkjjjjjjjjjjjjjjjjjjjjjjjjjjjjllllllllll
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
>>>>>>>>>>>>>>>>>>>>>>>_############################################|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@########
......................._..cccccccccccccccccccccccccccccccccccccccccc|ccccccccccccccccccccccccccccccccccccccccccccccccN
......................._.....jjjjjjjjjjjjjjjvvvvvvvvvvvvvvvvvv......|
..L.LLLLLLLLLLLLLL....._ccccccccccccccccccccccccccccccccccccccccccc.|.....cccccccccccccccccccccccccccccccccccccccccccccc
..L.LLLLLLLLLLLLLLLLL.._......cccccccccccccccccccccccccccccccccccccc|ccccccccccccccccccccccccccccccccccccccccccccccc
..L.LLLLLLLLLLLLLLL...._......cccccccccccccccccccccccccccccccccccccc|ccccccccccccccccccccccccccccccccccccccccccccccccccc
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444_............3333333333333333333333333333333333333333333333
.22222......33333333333...................................._............333333333333333333333333333333333333333333333
............333333333333333333333333......................._.PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
.222........33333333333...................................._.33333333333333333333333333333
.2222.......33333333......................................._.333333333333333333333333
.2222222....333333333333333................................_.3333333333333333333333333
.222222.....33333333333333333333..........................._.333333333333333333333333333
.2222222....33333333333333333333333333333333333333333333333_.PPPPPPPP
.2222.......33333333333333333333333333333333333333333333333_...222222222.33333333333333
.222222222..33333333333333333333..........................._...222222222.333
.2222.......3333333333333333333333333......................_...2222222222.333
.222222.....3333333333333333333............................_...222222222.3333333333333
.2222.......333333333333333................................_...222222222.333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
