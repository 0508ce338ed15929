Who woke it: from the state that the wakeup began to what the waker did then.
size: 120x36
trace: shared/corpus-system/ftrace/sched_atrace_tgid.systrace.gz
keys: tRenderThread<Enter>glfkgL][
--- text
 ttv  sched_atrace_tgid.systrace.gz   60,453 events   933.556 ms      view 333.6 ms .. 344.2 ms   10.6 ms   111 µs/col
 all 934 ms            │▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▆██▇▇█▇[██]▆▇█▇▇▇▇▇▇▇██▇▇▇▇████▇██▇▇▇█▇▇▇▇▇▇▇▇█▇▇▇█▇▇██▆▇▇▇██▆███▇▇█▆▆
│343.3 ms              ┤───┬334 ms───────────┬336 ms───────────┬338 ms───────────┬340 ms───────────┬342 ms───────────┬──
    fps 1     59 54..60│▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆
    fps 2     60 54..60│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    fps 3     58 54..60│▇▇▇▇▇▇▇▇▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅
    fps 4     60 54..60│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    fps 5     58 54..60│▇▇▇▇▇▇▇▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅
    fps 6     60 54..60│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    heap KB   48 3..393│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
    neg             -15│________________________________________________________________________________________________
               min -130│▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
 ▶ clang++-19 [29928]  ┤           ▅█████▇█▂   ▂█████████████▃                           1 thread, 841 states █▇ ▁██████
 ▼ clang++-19 [30173]  ┤╌╌ 1 thread, 1,297 states ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌
> ▼ clang++-19 [30173] │─▏runnable──2.02 ms─▏Running─────────▇▇▏Running───────▏Runni…▏R──▶Running██2.61 ms██████▇▇▏R────
    instants           │◈                                    ◈                                   ◈             ◆ softi…
 ▶ node [21511]        ┤                         5 threads, 426 states ▃▄▄▃▄▄▄▄▄▂ ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄ │
 ▶ kworker/u8:1 [32]   ┤  ▁      ▁        ▁                                     1 thread, 865 slices, 1,608 states ▁
 ▶ kworker/1:1H [44]   ┤       ▃▁▁                                                     1 thread, 278 slices, 846 states
 ▶ kworker/0:1H [58]   ┤                                                    1 thread, 122 slices, 374 states ▂▁│
 ▶ ksoftirqd/0 [14]    ┤                                                                           1 thread, 126 states
 ▶ rcu_preempt [15]    ┤                                     ▁                                     1 thread, 425 states
 ▶ true [30175]        ┤ ▅█████████▃                                                                 1 thread, 3 states
 ▶ kworker/1:2 [23524] ┤                                                                 1 thread, 17 slices, 33 states
 ▶ true [30176]        ┤                                                                             1 thread, 5 states
 ▶ server-mai…91 [3239]┤                                                                            1 thread, 57 states
 ▶ ksoftirqd/1 [22]    ┤                                                                           1 thread, 105 states
 ▶ server-mai…91 [3218]┤                                                                            1 thread, 57 states
 ▶ kworker/0:0 [9]     ┤                                                                 1 thread, 23 slices, 66 states
 ▶ migration/0 [18]    ┤                                                                            1 thread, 45 states
 ▶ migration/1 [21]    ┤                                                                            1 thread, 18 states
 Running
 start 0.340 793 s    wall 2.614 ms       cpu 1
 prev_comm="(paren) [x]"  prev_prio=120  prev_state="D"  next_comm="clang++-19"  next_prio=120  prev_pid=30167  next_pid
 woken in an interrupt of clang++-19 [30173]
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT-----------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||||.............._RRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIRR
....LLLLL.....LLLLLLLLL_KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKK
....LLLLL.....LLLLLLLLL_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCC
....LLLLL.....LLLLLLLLL_KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKK
....LLLLL.....LLLLLLLLL_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCC
....LLLLL.....LLLLLLLLL_KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKK
....LLLLL.....LLLLLLLLL_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCC
....LLLLLLL...LLLLLLLLL_KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKK
....LLL.............LLL_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCC
...............LLLLLLLL_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCC
.P.PPPPPPPPPPPPPPPPPP.._...........%%%%%%%%%...%%%%%%%%%%%%%%%...........................RRRRRRRRRRRRRRRRRRRR.%|.%%%%%%%
.P.PPPPPPPPPPPPPPPPPP..____RRRRRRRRRRRRRRRRRRRRRR______________________________________________________________|________
>>>>>>>>>>>>>>>>>>>>>>>_#################################################################@@@@@@@@@@@@@@@@@@@@@@@########
....LLLLLLLL..........._N....................................N...................................N.............|.NNNNNN
.P.PPPPPPPPPPPP........_.........................RRRRRRRRRRRRRRRRRRRRR.%%%%%%%%%%.%%%%%%%%%%%%%%%%%%%%%%%%%%%%.|
.P.PPPPPPPPPPPPPPPPP..._..v......v........v.....................................RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR|RR.v
.P.PPPPPPPPPPPPPPPPP..._.......uuu.....................................................RRRRRRRRRRRRRRRRRRRRRRRR|RRRRRRR
.P.PPPPPPPPPPPPPPPPP..._....................................................RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR.uu|
.P.PPPPPPPPPPPPPPPP...._...........................................................................RRRRRRRRRRRR|RRRRRRR
.P.PPPPPPPPPPPPPPPP...._.....................................%.....................................RRRRRRRRRRRR|RRRRRRR
.P.PPPPPPPPPPPP........_.%%%%%%%%%%%.................................................................RRRRRRRRRR|RRRRRRR
.P.PPPPPPPPPPPPPPPPPPP._.................................................................RRRRRRRRRRRRRRRRRRRRRR|RRRRRRR
.P.PPPPPPPPPPPP........_.............................................................................RRRRRRRRRR|RRRRRRR
.P.PPPPPPPPPPPPPPPPPPPP_............................................................................RRRRRRRRRRR|RRRRRRR
.P.PPPPPPPPPPPPPPPP...._...........................................................................RRRRRRRRRRRR|RRRRRRR
.P.PPPPPPPPPPPPPPPPPPPP_............................................................................RRRRRRRRRRR|RRRRRRR
.P.PPPPPPPPPPPPPPP....._.................................................................RRRRRRRRRRRRRRRRRRRRRR|RRRRRRR
.P.PPPPPPPPPPPPPPPP...._............................................................................RRRRRRRRRRR|RRRRRRR
.P.PPPPPPPPPPPPPPPP...._............................................................................RRRRRRRRRRR|RRRRRRR
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.33333333.......222.3
.22222222223333333333333..2222222222333..22222222222333..2222222222333333333333..2222222222333..22222222233333..22222222
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
