A trace of the kernel in which no thread of a process says what it does opens on
the CPUs, not on a thread of the kernel; a crowded row has names over its marks.
size: 100x16
--- trace
# tracer: nop
#
  swapper-0 [000] d..2. 100.000000: sched_switch: prev_comm=swapper prev_pid=0 prev_prio=120 prev_state=S ==> next_comm=make next_pid=200 next_prio=120
  make-200 [000] d..2. 100.001000: sched_switch: prev_comm=make prev_pid=200 prev_prio=120 prev_state=S ==> next_comm=cc1 next_pid=201 next_prio=120
  cc1-201 [000] d..2. 100.002000: sched_switch: prev_comm=cc1 prev_pid=201 prev_prio=120 prev_state=S ==> next_comm=as next_pid=202 next_prio=120
  as-202 [000] d..2. 100.003000: sched_switch: prev_comm=as prev_pid=202 prev_prio=120 prev_state=S ==> next_comm=ld next_pid=203 next_prio=120
  ld-203 [000] d..2. 100.004000: sched_switch: prev_comm=ld prev_pid=203 prev_prio=120 prev_state=S ==> next_comm=sh next_pid=204 next_prio=120
  sh-204 [000] d..2. 100.005000: sched_switch: prev_comm=sh prev_pid=204 prev_prio=120 prev_state=S ==> next_comm=cat next_pid=205 next_prio=120
  cat-205 [000] d..2. 100.006000: sched_switch: prev_comm=cat prev_pid=205 prev_prio=120 prev_state=S ==> next_comm=sed next_pid=206 next_prio=120
  sed-206 [000] d..2. 100.007000: sched_switch: prev_comm=sed prev_pid=206 prev_prio=120 prev_state=S ==> next_comm=awk next_pid=207 next_prio=120
  awk-207 [000] d..2. 100.008000: sched_switch: prev_comm=awk prev_pid=207 prev_prio=120 prev_state=S ==> next_comm=tr next_pid=208 next_prio=120
  tr-208 [000] d..2. 100.009000: sched_switch: prev_comm=tr prev_pid=208 prev_prio=120 prev_state=S ==> next_comm=cut next_pid=209 next_prio=120
  cut-209 [000] d..2. 100.010000: sched_switch: prev_comm=cut prev_pid=209 prev_prio=120 prev_state=S ==> next_comm=make next_pid=200 next_prio=120
  make-200 [000] d..2. 100.011000: sched_switch: prev_comm=make prev_pid=200 prev_prio=120 prev_state=S ==> next_comm=cc1 next_pid=201 next_prio=120
  cc1-201 [000] d..2. 100.012000: sched_switch: prev_comm=cc1 prev_pid=201 prev_prio=120 prev_state=S ==> next_comm=as next_pid=202 next_prio=120
  as-202 [000] d..2. 100.013000: sched_switch: prev_comm=as prev_pid=202 prev_prio=120 prev_state=S ==> next_comm=ld next_pid=203 next_prio=120
  ld-203 [000] d..2. 100.014000: sched_switch: prev_comm=ld prev_pid=203 prev_prio=120 prev_state=S ==> next_comm=sh next_pid=204 next_prio=120
  sh-204 [000] d..2. 100.015000: sched_switch: prev_comm=sh prev_pid=204 prev_prio=120 prev_state=S ==> next_comm=cat next_pid=205 next_prio=120
  cat-205 [000] d..2. 100.016000: sched_switch: prev_comm=cat prev_pid=205 prev_prio=120 prev_state=S ==> next_comm=sed next_pid=206 next_prio=120
  sed-206 [000] d..2. 100.017000: sched_switch: prev_comm=sed prev_pid=206 prev_prio=120 prev_state=S ==> next_comm=awk next_pid=207 next_prio=120
  awk-207 [000] d..2. 100.018000: sched_switch: prev_comm=awk prev_pid=207 prev_prio=120 prev_state=S ==> next_comm=tr next_pid=208 next_prio=120
  tr-208 [000] d..2. 100.019000: sched_switch: prev_comm=tr prev_pid=208 prev_prio=120 prev_state=S ==> next_comm=cut next_pid=209 next_prio=120
  cut-209 [000] d..2. 100.020000: sched_switch: prev_comm=cut prev_pid=209 prev_prio=120 prev_state=S ==> next_comm=make next_pid=200 next_prio=120
  make-200 [000] d..2. 100.021000: sched_switch: prev_comm=make prev_pid=200 prev_prio=120 prev_state=S ==> next_comm=cc1 next_pid=201 next_prio=120
  cc1-201 [000] d..2. 100.022000: sched_switch: prev_comm=cc1 prev_pid=201 prev_prio=120 prev_state=S ==> next_comm=as next_pid=202 next_prio=120
  as-202 [000] d..2. 100.023000: sched_switch: prev_comm=as prev_pid=202 prev_prio=120 prev_state=S ==> next_comm=ld next_pid=203 next_prio=120
  ld-203 [000] d..2. 100.024000: sched_switch: prev_comm=ld prev_pid=203 prev_prio=120 prev_state=S ==> next_comm=sh next_pid=204 next_prio=120
  sh-204 [000] d..2. 100.025000: sched_switch: prev_comm=sh prev_pid=204 prev_prio=120 prev_state=S ==> next_comm=cat next_pid=205 next_prio=120
  cat-205 [000] d..2. 100.026000: sched_switch: prev_comm=cat prev_pid=205 prev_prio=120 prev_state=S ==> next_comm=sed next_pid=206 next_prio=120
  sed-206 [000] d..2. 100.027000: sched_switch: prev_comm=sed prev_pid=206 prev_prio=120 prev_state=S ==> next_comm=awk next_pid=207 next_prio=120
  awk-207 [000] d..2. 100.028000: sched_switch: prev_comm=awk prev_pid=207 prev_prio=120 prev_state=S ==> next_comm=tr next_pid=208 next_prio=120
  tr-208 [000] d..2. 100.029000: sched_switch: prev_comm=tr prev_pid=208 prev_prio=120 prev_state=S ==> next_comm=cut next_pid=209 next_prio=120
  cut-209 [000] d..2. 100.030000: sched_switch: prev_comm=cut prev_pid=209 prev_prio=120 prev_state=S ==> next_comm=make next_pid=200 next_prio=120
  make-200 [000] d..2. 100.031000: sched_switch: prev_comm=make prev_pid=200 prev_prio=120 prev_state=S ==> next_comm=cc1 next_pid=201 next_prio=120
  cc1-201 [000] d..2. 100.032000: sched_switch: prev_comm=cc1 prev_pid=201 prev_prio=120 prev_state=S ==> next_comm=as next_pid=202 next_prio=120
  as-202 [000] d..2. 100.033000: sched_switch: prev_comm=as prev_pid=202 prev_prio=120 prev_state=S ==> next_comm=ld next_pid=203 next_prio=120
  ld-203 [000] d..2. 100.034000: sched_switch: prev_comm=ld prev_pid=203 prev_prio=120 prev_state=S ==> next_comm=sh next_pid=204 next_prio=120
  sh-204 [000] d..2. 100.035000: sched_switch: prev_comm=sh prev_pid=204 prev_prio=120 prev_state=S ==> next_comm=cat next_pid=205 next_prio=120
  cat-205 [000] d..2. 100.036000: sched_switch: prev_comm=cat prev_pid=205 prev_prio=120 prev_state=S ==> next_comm=sed next_pid=206 next_prio=120
  sed-206 [000] d..2. 100.037000: sched_switch: prev_comm=sed prev_pid=206 prev_prio=120 prev_state=S ==> next_comm=awk next_pid=207 next_prio=120
  awk-207 [000] d..2. 100.038000: sched_switch: prev_comm=awk prev_pid=207 prev_prio=120 prev_state=S ==> next_comm=tr next_pid=208 next_prio=120
  tr-208 [000] d..2. 100.039000: sched_switch: prev_comm=tr prev_pid=208 prev_prio=120 prev_state=S ==> next_comm=cut next_pid=209 next_prio=120
  cut-209 [000] d..2. 100.040000: sched_switch: prev_comm=cut prev_pid=209 prev_prio=120 prev_state=S ==> next_comm=make next_pid=200 next_prio=120
  make-200 [000] d..2. 100.041000: sched_switch: prev_comm=make prev_pid=200 prev_prio=120 prev_state=S ==> next_comm=cc1 next_pid=201 next_prio=120
  cc1-201 [000] d..2. 100.042000: sched_switch: prev_comm=cc1 prev_pid=201 prev_prio=120 prev_state=S ==> next_comm=as next_pid=202 next_prio=120
  as-202 [000] d..2. 100.043000: sched_switch: prev_comm=as prev_pid=202 prev_prio=120 prev_state=S ==> next_comm=ld next_pid=203 next_prio=120
  ld-203 [000] d..2. 100.044000: sched_switch: prev_comm=ld prev_pid=203 prev_prio=120 prev_state=S ==> next_comm=sh next_pid=204 next_prio=120
  sh-204 [000] d..2. 100.045000: sched_switch: prev_comm=sh prev_pid=204 prev_prio=120 prev_state=S ==> next_comm=cat next_pid=205 next_prio=120
  cat-205 [000] d..2. 100.046000: sched_switch: prev_comm=cat prev_pid=205 prev_prio=120 prev_state=S ==> next_comm=sed next_pid=206 next_prio=120
  sed-206 [000] d..2. 100.047000: sched_switch: prev_comm=sed prev_pid=206 prev_prio=120 prev_state=S ==> next_comm=awk next_pid=207 next_prio=120
  awk-207 [000] d..2. 100.048000: sched_switch: prev_comm=awk prev_pid=207 prev_prio=120 prev_state=S ==> next_comm=tr next_pid=208 next_prio=120
  tr-208 [000] d..2. 100.049000: sched_switch: prev_comm=tr prev_pid=208 prev_prio=120 prev_state=S ==> next_comm=cut next_pid=209 next_prio=120
  cut-209 [000] d..2. 100.050000: sched_switch: prev_comm=cut prev_pid=209 prev_prio=120 prev_state=S ==> next_comm=make next_pid=200 next_prio=120
  make-200 [000] d..2. 100.051000: sched_switch: prev_comm=make prev_pid=200 prev_prio=120 prev_state=S ==> next_comm=cc1 next_pid=201 next_prio=120
  cc1-201 [000] d..2. 100.052000: sched_switch: prev_comm=cc1 prev_pid=201 prev_prio=120 prev_state=S ==> next_comm=as next_pid=202 next_prio=120
  as-202 [000] d..2. 100.053000: sched_switch: prev_comm=as prev_pid=202 prev_prio=120 prev_state=S ==> next_comm=ld next_pid=203 next_prio=120
  ld-203 [000] d..2. 100.054000: sched_switch: prev_comm=ld prev_pid=203 prev_prio=120 prev_state=S ==> next_comm=sh next_pid=204 next_prio=120
  sh-204 [000] d..2. 100.055000: sched_switch: prev_comm=sh prev_pid=204 prev_prio=120 prev_state=S ==> next_comm=cat next_pid=205 next_prio=120
  cat-205 [000] d..2. 100.056000: sched_switch: prev_comm=cat prev_pid=205 prev_prio=120 prev_state=S ==> next_comm=sed next_pid=206 next_prio=120
  sed-206 [000] d..2. 100.057000: sched_switch: prev_comm=sed prev_pid=206 prev_prio=120 prev_state=S ==> next_comm=awk next_pid=207 next_prio=120
  awk-207 [000] d..2. 100.058000: sched_switch: prev_comm=awk prev_pid=207 prev_prio=120 prev_state=S ==> next_comm=tr next_pid=208 next_prio=120
  tr-208 [000] d..2. 100.059000: sched_switch: prev_comm=tr prev_pid=208 prev_prio=120 prev_state=S ==> next_comm=cut next_pid=209 next_prio=120
 kworker/0:1-44 [000] ..... 100.060000: workqueue_execute_start: work struct 00000000aa: function flush_to_ldisc
 kworker/0:1-44 [000] ..... 100.060500: workqueue_execute_end: work struct 00000000aa: function flush_to_ldisc
--- text
 ttv  trace.json   62 events   60.5 ms              view -0.4 ms .. 60.8 ms   61.3 ms   786 µs/col
 all 60.5 ms         │██████████████████████████████████████████████████████████████████████████████
│59.0 ms             ┤┬0 ms────────┬10 ms───────┬20 ms──────┬30 ms───────┬40 ms───────┬50 ms──────┬─
>  CPU 0             │▁▇▇▇▇▇▇▇▇ sed ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇ cut ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▶▶▶
 ▶ as [202]          │   ▇▄          ▁█▂          ▄█           ▆▅ 12 states █▃          ▂█▁      │
 ▶ awk [207]         │         ▄▇           ▇▅          ▁█▂          ▃█           ▅▆ 12 states ▇▄│
 ▶ cat [205]         │      ▁█▂          ▃█           ▅▆ 12 states ▇▄          ▁█▂          ▄█   │
 ▶ cc1 [201]         │ ▁█▂          ▄█           ▆▅           █▃          ▂█▁          ▄▇ 12 states
 ▶ ld [203]          │    ▅▆           ▇▄          ▁█▂          ▄█           ▆▅ 12 states █▃     │
 kernel trace   1 CPU 98 % busy   make 200 10 %                          Tab, then Enter goes there
 ran          6 ms    9.9 %  make 200         │ ran          6 ms    9.9 %  sh 204
              6 ms    9.9 %  cc1 201          │              6 ms    9.9 %  cat 205
              6 ms    9.9 %  as 202           │              6 ms    9.9 %  sed 206
              6 ms    9.9 %  ld 203           │ slowest    500 µs  flush_to_ldisc  kworker/0:1 [44]
 CPU 0   60 slices                                                                        line 1/12
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTT------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRRR........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._IIIIIRRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIR
>>>>>>>>>>>>>>>>>>>>>_jjjjjjjjooooooooooooooooooooooooooooooooooooooooddddddddddddddddddddddddddd@@@
.L.LLLLLLLL.........._...%%..........%%%..........%%...........%%.RRRRRRRRR.%%..........%%%......|
.L.LLLLLLLLL........._.........%%...........%%..........%%%..........%%...........%%.RRRRRRRRR.%%|
.L.LLLLLLLLL........._......%%%..........%%...........%%.RRRRRRRRR.%%..........%%%..........%%...|
.L.LLLLLLLLL........._.%%%..........%%...........%%...........%%..........%%%..........%%.RRRRRRR|R
.L.LLLLLLLL.........._....%%...........%%..........%%%..........%%...........%%.RRRRRRRRR.%%.....|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.222..........3333....22222..33333333........._.222..........3333....22222..333333
..............3333....22222..3333333.........._..............3333....22222..3333333
..............3333....22222..333333..........._..............3333....22222..3333333
..............3333....22222..333333..........._.2222222....333333..33333333333333..2222222222222222
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
