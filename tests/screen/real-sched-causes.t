The chain of wakeups that led to a slice, each with its thread, up to an interrupt.
size: 100x24
trace: shared/corpus-system/ftrace/sched_atrace_tgid.systrace.gz
keys: tRenderThread<Enter>glgp
--- text
 ttv  sched_atrace_tgid.systrace.gz   60,453 events    view -0.04 s .. 1.06 s   1.1 s   14.1 ms/col
 all 934 ms          │▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▆██▇█▇▇██▇▇█▇▇▇▇▇██▇▇▇██████▇▇█▇▇▇▇▇▇▇█▇▇█▇██▇▇▇█████▇▇█▆
│0.33 s              ┤──┬0.0 s────────┬0.2 s────────┬0.4 s─────────┬0.6 s────────┬0.8 s────────┬────
    interrupts       │                     ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ IRQ (vi…
    soft interrupts  │  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ RCU
 ▼ python3 [30121]   ┤╌╌ 8 threads, 11 tracks, 4,397 slices, 28,721 states ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▶ python3 [30121]  │  ▂▂▂ ▁      ▁▂▆▄▄▄▆▆▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
  ▼ (paren) [x]      │                     ▅▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▅ R
               +1 row│                     ▃▇▇▃▃▇▃▃▃▃▇▃▃▇▃▃▇▇▃▇▇▃▇▇▃▃▃▇▃▇▃▇▇▃▃▃▇▇▃▃▇▃▃▇▇▃▇▃ doFrame…
    instants         │                     ◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈
  ▶ Binder:12_3      │                     ▆▆▇▄▆█▆▆▇▆▆▆▆▆█▆▇▆▆▅▅▇▆▆▆▇▅▅▅▅▆▇▇▅▇▅▇▅▆▆▆▅▇▆▄▇▄▂
  ▼ RenderThread     │                     ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▅ S
>   Rende…read +1 row│                     ▃▃▇▇▇▶▇▃▇▃▃▃▃▃▃▇▃▃▇▃▇▃▃▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▇▅▅ doFrame…
    instants         │                     ◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈
 what led here                                                                               1 of 6
        WHEN WHY                           LENGTH THREAD                      NAME
>                                         10.1 ms RenderThread [30162]        doFrame 14
      -11 µs woken by                      848 µs (paren) [x] [30167]         draw: "q" \ ünï 日本
    -1.21 ms woken by                     3.94 ms Binder:12_3 [30163]         doFrame 14
    -3.64 ms woken by                     3.38 ms a-b-42 [30165]              doFrame 14
      -13 µs woken by                     2.17 ms (paren) [x] [30167]         doFrame 14
     -599 µs woken in an interrupt of       41 µs kworker/1:1H [44]           blk_mq_run_work_fn
 python3 [30121] / RenderThread [30162]   depth 0   121 slices                          line 14/229
 j/k line  Enter go there  q back  / find  i full screen  w/s zoom  ? help
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT--------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||.............._RRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIRRRR
....LLLLLLLLLL......._.....................iiiii|iiiiiiiiiiiiiiiiieeeeeeeeeeeeeeeeeeeeeeeee.iiiiiiii
....LLLLLLLLLLLLLLL.._..eeeeeeeeeeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeelllllllllllllllllllllllll.eee
.P.PPPPPPPPPPPPPPP...____RRRRRRRRRRRRRRRRRRRRRRR|RRRRRRRRRRRRRRRRRRRRRRRRR__________________________
..L.LLLLLLLLLLLLLLL.._..%%%.%......%%%%%%%%%%%%%|%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
..L.LLLLLLLLLLL......_.....................#####|##########################################.#
...............LLLLLL_.....................ccccc|cccccccccccccccccccccccccccccccccccccccccc.cccccccc
....LLLLLLLL........._.....................NNNNN|NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN
..L.LLLLLLLLLLL......_.....................ccccc|cccccccccccccccccccccccccccccccccccccccccc
..L.LLLLLLLLLLLL....._.....................#####|##########################################.#
>>>>>>>>>>>>>>>>>>>>>_.....................ccccc@cccccccccccccccccccccccccccccccccccccccccc.cccccccc
....LLLLLLLL........._.....................NNNNN|NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
2.......2222.222...........................222222.222222......................2222
4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
?.....222222.????????......................??????.???????????????????.........33333333333333333333
?...22222222.????????.....................???????.???????????????????.........3333333333
?...22222222.????????.....................???????.??????????????..............3333333333
?.....222222.????????.....................???????.???????????????????.........3333333333
?....2222222.????????????????????????.......?????.?????????????????...........333333333333333333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..655555..6555555555555..66655555..655555
