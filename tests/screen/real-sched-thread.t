A thread of a real kernel trace, found by its name: its longest slice fills the
view, with the states of the thread above it.
size: 120x36
trace: shared/corpus-system/ftrace/sched_atrace_tgid.systrace.gz
keys: tRenderThread<Enter>glff
--- text
 ttv  sched_atrace_tgid.systrace.gz   60,453 events   933.556 ms      view 333.7 ms .. 344.2 ms   10.6 ms   110 µs/col
 all 934 ms            │▃▃▃▃▃▃▃▃▃▃▃▃▄▄▄▄▄▄▄▄▄▄▄▄▄▄▆▇▇▆▇▇▆[██]▆▇█▇▇▇▇▇▆▇▇▇▇▇▇▇▇▇██▇▇▇▇▇▆█▆▇▇▇▇▇▇▆▇▇▇▇▇▇▇█▇▆▇▆▇██▆▇██▇▇█▇▇
│333.8 ms              ┤──┬334 ms───────────┬336 ms───────────┬338 ms────────────┬340 ms───────────┬342 ms───────────┬──
  ▼ (paren) [x] [30167]│▓▏R──▓▓▓▓▏R──▏R─▓▓▓▏R──1.97 ms───────▓▏S──1.69 ms─────▏S─────▏──▏D──2.6 ms──────────────▓▓▏R───▓
                       │…doFrame 15──5.26 ms──────────────────                ▏doFrame 16──4.64 ms──────────────────────
                       │…dra…                                                 ▏measu…▏──
    instants           │◈│     ◆ softirq… ◆ instant 15                                                           ◈     ◈
  ▼ Binder:12_3 [30163]│…S─▏─▓──▓▓▓▓▓▏R─▓▌▓▓▏S──1.89 ms──────▓▓▏S─▏─▓▏D──4.75 ms────────────────────────────────▓▓▌▓▏S──
                       │ │    ▏doFrame 15──9.48 ms──────────────────────────────────────────────────────────────────
                       │ │    ───▏draw:…
    instants           │ │       ◆ softirq_raise                                                                   ◆◈
  ▼ RenderThread       │─▓▏R─▓▏S───▏S───▓▓▓▓───▏R──1.52 ms───▓▏R─▓──▏D──4.79 ms─────────────────────────────────▌▓▌▓▓▏S─
>                      │ ▶doFrame 14██10.1 ms████████████████████████████████████████████████████████████████████████
                       │ │   ▏measure|with|…▏draw: "q" \ ünï …
    instants           │ │        ◆ signa… ◆   ◆ sched_migrate_task                                                 ◆◆
  ▼ a-b-42 [30165]     │▓▓───▓▓▓▏R───▏R─▓▓▓▏S──▏R──1.51 ms───▓▓▏S─▏S──────▓▏S───▏─▏D──3.25 ms──────────────────▓▓▓▏S──▓▌
                       │…doFrame 15──5.64 ms──────────────────────         ▏doFrame 16──5.13 ms─────────────────────────
                       │──▏dra…                                            ▏mea…▏─
    instants           │ │◆ softirq_raise ◆ softirq_raise        ◈
  ▼ my task 7 [30164]  │…S───▓▏S──▏S─▏──▓──▏S──1.99 ms───────▓▓▏S─▏R───▏D──4.51 ms──────────────────────────────▏▓─▏S───
                       │ │    ▏doFrame 14──9.41 ms─────────────────────────────────────────────────────────────────
                       │ │    ▏measu…▏draw…
    instants           │ │                 ◆ sched_migrate_task                                                  ◆◆◆
  ▼ python3 [30166]    │─▏R──▓▏S───────▌▓▓▓▌▏R──1.86 ms──────▓▓──▓▏R──────▓▏D──4.13 ms──────────────────────────▌▓▏S─▓▓─
                       │ │    ▏doFrame 14──9.83 ms─────────────────────────────────────────────────────────────────────
                       │ │    ▏measure|with|pipes──3.61 ms─────▏draw: "q"…
    instants           │ │                ◆ sched_migrate_task                                                        ◆◆
  ▼ 日本スレッ         │…S─▏─▏▏S───▏─▏R─▓─▓▏S──2.03 ms───────▓▓──▓──▏D──4.82 ms─────────────────────────────────▏─▏─▏▏▏─
                       │ │    ▏doFrame 14──9.69 ms────────────────────────────────────────────────────────────────────
                       │ │    ▏measure|with|pipes──3.94 ms────────▏─
    instants           │ │                                                                                           ◆◈
 doFrame 14
 start 0.333 865 s   wall 10.109 ms   self 6.487 ms  64.2 %   depth 0   children 2

 python3 [30121] / RenderThread [30162]   depth 0   121 slices                                             line 103/625
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT-----------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||||.............._RRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIRR
..L.LLLLLLLLLLLLLLLLLLL_#|##############################################################################################
......................._c|cccccccccccccccccccccccccccccccccccc................cccccccccccccccccccccccccccccccccccccccccc
......................._v|vvv.................................................jjjjjjjvvv
....LLLLLLLL..........._N|.....N.NNNNNNNN.N.NNNNNNNNNN...........................................................N.....N
..L.LLLLLLLLLLLLLLLLLLL_#|##############################################################################################
......................._.|....cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
......................._.|....jjjvvvvvvv
....LLLLLLLL..........._.|.......N.NNNNNNNNNNNNN...................................................................NN
..L.LLLLLLLLLLLL......._#|##############################################################################################
>>>>>>>>>>>>>>>>>>>>>>>_.@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
......................._.|...jjjjjjjjjjjjjjjvvvvvvvvvvvvvvvvvv
....LLLLLLLL..........._.|........N.NNNNNN.N...N.NNNNNNNNNNNNNNNNNN.................................................NN
..L.LLLLLLLLLLLLLL....._#|##############################################################################################
......................._c|cccccccccccccccccccccccccccccccccccccccc.........ccccccccccccccccccccccccccccccccccccccccccccc
......................._j|vvvvv............................................jjjjjvv
....LLLLLLLL..........._.|N.NNNNNNNNNNNNN.N.NNNNNNNNNNNNN........N
..L.LLLLLLLLLLLLLLLLL.._#|##############################################################################################
......................._.|....ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
......................._.|....jjjjjjjvvvvvv
....LLLLLLLL..........._.|.................N.NNNNNNNNNNNNNNNNNN..................................................NNN
..L.LLLLLLLLLLLLLLL...._#|##############################################################################################
......................._.|....ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
......................._.|....jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjvvvvvvvvvvv
....LLLLLLLL..........._.|................N.NNNNNNNNNNNNNNNNNN........................................................NN
..L.LLLLLLLLLL........._#|##############################################################################################
......................._.|....cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
......................._.|....jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjvv
....LLLLLLLL..........._.|...........................................................................................NN
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333...2222.333333333...2222.3333333333333333...22222.3...22222222.3

777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
