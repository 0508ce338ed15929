The chain of wakeups that led to a slice, each with its thread, up to an interrupt.
size: 100x24
trace: shared/corpus-system/ftrace/sched_atrace_tgid.systrace.gz
keys: tRenderThread<Enter>glgp
--- text
 ttv  sched_atrace_tgid.systrace.gz   60,453 events      view 7 ms .. 952 ms   946 ms   12.1 ms/col
 all 934 ms          │[▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▆██▇█▇▇██▇▇█▇▇▇▇▇██▇▇▇██████▇▇█▇▇▇▇▇▇▇█▇▇█▇██▇▇▇█████▇▇█]
│333 ms              ┤───────────────┬200 ms──────────┬400 ms─────────┬600 ms──────────┬800 ms──────
    interrupts       │                     ▁▁▁▁▁▁▁▁▁▁▁▁▁▁ IRQ (virtio3-tx) ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
    soft interrupts  │▁ RCU ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ RCU ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
 ▼ python3 [30121]   ┤╌╌ 8 threads, 11 tracks, 4,397 slices, 28,721 states ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▶ python3 [30121]  │▁▂▁ ▁      ▁▁▄▆▄▃▆▆▆▅▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
  ▼ (paren) [x]      │                    ▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▁
               +1 row│                     ▇▇▇▃▃▃▃▃▇▃▃▇▇▃ doFrame 126 ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▅▇▁
  ▶ Binder:12_3      │                    ▂▆▆▆▅▆▆█▆▆▆▆▇▆▇▆▅█▆▆▇▆▆▅▅▆▇▇▆▇▆▅▆▅▅▆▅▇▇▅▇▅▆▆▅▇▆▅▇▄▇▆▄▇▆▃▁
  ▼ RenderThread     │                    ▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▁
>   Rende…read +1 row│                    ▃▃▃▇▇▇▶▶▇▃▇▃▃▃▇ doFrame 101 ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▅▅▁
  ▶ a-b-42 [30165]   │                    ▁█▇▆▅▅▇▇▇▇▆▆▆▆▆▆▆▇▆▅▇▆▆▆▄▆▇▆▇▆▆▆▅▆▆▇▄▄▅▇▅▆▇▆▆▄▅▆▇█▆▇▆▄▇▅▃
  ▶ my task 7 [30164]│                    ▁▇▇▄▆▆▆▇▇▇▆▆▆▇▇█▆▇▇▆█▆▆▇▅▆▇▇▆▅▇▇▅▅▇▆▆▆▅▇▆▅▆▆▅▇▇▆▇▇▇▇▆▃▅▆▃
 what led here                                                                               1 of 6
        WHEN WHY                           LENGTH PROCESS          THREAD          NAME
>                                         10.1 ms python3 [30121]  RenderT…[30162] doFrame 14
      -11 µs woken by                      848 µs python3 [30121]  (paren)…[30167] draw: "q" \ ünï …
    -1.21 ms woken by                     3.94 ms python3 [30121]  Binder:…[30163] doFrame 14
    -3.64 ms woken by                     3.38 ms python3 [30121]  a-b-42 [30165]  doFrame 14
      -13 µs woken by                     2.17 ms python3 [30121]  (paren)…[30167] doFrame 14
     -599 µs woken in an interrupt of       41 µs kworker/…1H [44] kworker…1H [44] blk_mq_run_work_…
 python3 [30121] / RenderThread [30162]   depth 0   121 slices                          line 13/227
 j/k line  Enter go there  q back  / find  i full screen  w/s zoom  ? help
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT----------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR.........._VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV
|||||||.............._RRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRRRRR
....LLLLLLLLLL......._.....................iiiii|iiiiiiieeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeiii
....LLLLLLLLLLLLLLL.._eeeeeeeeeeeeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
.P.PPPPPPPPPPPPPPP...____RRRRRRRRRRRRRRRRRRRRRRR|RRRRRRRRRRRRRRRRRRRRRRRRR__________________________
..L.LLLLLLLLLLLLLLL.._%%%.%......%%%%%%%%%%%%%%%|%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
..L.LLLLLLLLLLL......_....................######|##################################################
...............LLLLLL_.....................ccccc|cccccccccccccccccccccccccccccccccccccccccccccccccc
..L.LLLLLLLLLLL......_....................cccccc|cccccccccccccccccccccccccccccccccccccccccccccccccc
..L.LLLLLLLLLLLL....._....................######|##################################################
>>>>>>>>>>>>>>>>>>>>>_....................cccccc@@ccccccccccccccccccccccccccccccccccccccccccccccccc
..L.LLLLLLLLLLLLLL..._....................cccccc|cccccccccccccccccccccccccccccccccccccccccccccccccc
..L.LLLLLLLLLLLLLLLLL_....................cccccc|cccccccccccccccccccccccccccccccccccccccccccccccccc
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
2.......2222.222...........................222222.2222222..........222222..........2222
4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
?.....222222.????????......................??????.???????????????..???????????????.33333333333333333
?...22222222.????????.....................???????.???????????????..???????????????.3333333333
?...22222222.????????.....................???????.???????????????..??????????????..3333333333
?.....222222.????????.....................???????.???????????????..???????????????.3333333333
?....2222222.????????????????????????.......?????.????????????????.???????????????.33333333333333333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..655555..6555555555555..66655555..655555
