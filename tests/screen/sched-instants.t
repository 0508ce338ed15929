A thread of a kernel trace that has instants and no slices: the search for it
leads to its states, the one before is a wait, and the pane says for whom.
size: 80x20
keys: tb [2]<Enter>lh
--- trace
# tracer: nop
#
#           TASK-PID     CPU#  |||||  TIMESTAMP  FUNCTION
#              | |         |   |||||     |         |
               a-1       [000] d....     1.000000: sched_switch: prev_comm=a prev_pid=1 prev_prio=120 prev_state=R ==> next_comm=b next_pid=2 next_prio=120
               b-2       [000] .....     1.000300: sched_process_exec: filename=/bin/b pid=2 old_pid=2
               b-2       [000] d....     1.001000: sched_switch: prev_comm=b prev_pid=2 prev_prio=120 prev_state=R ==> next_comm=a next_pid=1 next_prio=120
               a-1       [000] d....     1.004000: sched_switch: prev_comm=a prev_pid=1 prev_prio=120 prev_state=S ==> next_comm=b next_pid=2 next_prio=120
               b-2       [000] .....     1.004300: sched_process_exec: filename=/bin/b pid=2 old_pid=2
               b-2       [000] d....     1.005000: sched_switch: prev_comm=b prev_pid=2 prev_prio=120 prev_state=S ==> next_comm=swapper/0 next_pid=0 next_prio=120
--- text
 ttv  trace.json   6 events   view -0.14 ms .. 4.93 ms   5.08 ms   79.4 µs/col
 all 5 ms      │[██████████████████████████████████████████████████████████████]
│1.00 ms       ┤─┬0 ms────────┬1 ms────────┬2 ms───────┬3 ms────────┬4 ms───────
   CPU 0       │  ▏b──1 ms────▏a──3 ms──────────────────────────────▏b──1 ms────
 ▼ a [1] states│  ▏runnable───▏Running──3 ms────────────────────────▏sleeping──»
>▼ b [2] states│  ▏Running────▶runnable██3 ms███████████████████████▏Running────
   instants    │     ◆ sched_process_exec                               ◆ sche…
                              │
                              │
                              │
                              │
                              │
                              │
                              │
                              │
                              │
 R   runnable
 start 0.001 s        wall 3 ms    waited 3 ms for CPU 0 while a [1] ran 3 ms
 b [2] / states   4 slices                                             line 3/4
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT--------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV
||||||||......._RIIIIIRRRRRRRRIIIIIRRRRRRRRIIIIIRRRRRRRIIIIIRRRRRRRRIIIIIRRRRRRR
...LLLLL......._..qqqqqqqqqqqq|gggggggggggggggggggggggggggggggggggggqqqqqqqqqqqq
.L.LLLLL.LLLLLL_..############|#################################################
>>>>>>>>>>>>>>>_..############@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@############
...LLLLLLLL...._.....N.NNNNNNN|NNNNNNNNNN...............................N.NNNNN
..............................|
..............................|
..............................|
..............................|
..............................|
..............................|
..............................|
..............................|
..............................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.3333333........2222.3333....222222.33333333333333333333333333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
