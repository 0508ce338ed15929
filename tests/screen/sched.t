What the kernel tells of scheduling: CPUs with their counters and interrupts,
states of threads above their slices; a state begun by a wakeup, and its facts.
size: 80x24
keys: gg^5jll
--- trace
# tracer: nop
#           TASK-PID      TGID   CPU#  |||||  TIMESTAMP  FUNCTION
          <idle>-0       (-----) [000] d..2.     1.000000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=client next_pid=11 next_prio=120
          client-11      (   10) [000] .....     1.000100: tracing_mark_write: B|10|request
          client-11      (   10) [000] .....     1.001000: cpu_frequency: state=1900000 cpu_id=0
          client-11      (   10) [000] d..3.     1.002000: sched_waking: comm=server pid=22 prio=100 target_cpu=001
          <idle>-0       (-----) [001] d..2.     1.002200: sched_switch: prev_comm=swapper/1 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=server next_pid=22 next_prio=100
          server-22      (   20) [001] .....     1.002400: tracing_mark_write: B|20|reply
          client-11      (   10) [000] d..2.     1.003000: sched_switch: prev_comm=client prev_pid=11 prev_prio=120 prev_state=D ==> next_comm=swapper/0 next_pid=0 next_prio=120
          server-22      (   20) [001] d.h..     1.004000: irq_handler_entry: irq=31 name=eth0
          server-22      (   20) [001] d.h..     1.004500: irq_handler_exit: irq=31 ret=handled
          server-22      (   20) [001] d..3.     1.006000: sched_waking: comm=client pid=11 prio=120 target_cpu=000
          server-22      (   20) [001] d..4.     1.006010: sched_blocked_reason: pid=11 iowait=1 caller=wait_on_page+0x24/0x2c
          <idle>-0       (-----) [000] d..2.     1.007000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=client next_pid=11 next_prio=120
          server-22      (   20) [001] .....     1.007500: tracing_mark_write: E|20
          server-22      (   20) [001] d..2.     1.008000: sched_switch: prev_comm=server prev_pid=22 prev_prio=100 prev_state=S ==> next_comm=swapper/1 next_pid=0 next_prio=120
          client-11      (   10) [000] .....     1.009000: tracing_mark_write: E|10
          client-11      (   10) [000] d..2.     1.010000: sched_switch: prev_comm=client prev_pid=11 prev_prio=120 prev_state=S ==> next_comm=swapper/0 next_pid=0 next_prio=120
--- text
 ttv  trace.json   16 events    view -0.1 ms .. 10.0 ms   10.2 ms   159 µs/col
 all 10 ms     │▄▄▄▄▄▄▄▄▄▄▄▄▄▄▆█████▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆████▆▆▆▆▄▄▄▄▄▄▂▂▂▂▂▂
│6.0 ms        ┤┬0 ms────────┬2 ms────────┬4 ms───────┬6 ms────────┬8 ms───────┬
 ▼ CPU 0       │ ▏client──3 ms──────                  │      ▏client──3 ms──────
    cpu…eq 1.9M│       ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 ▼ CPU 1       │               ▏server──5.8 ms─────────────────────
    interrupts │                          ─── IRQ (eth0)
 ▼ process 10  ┤╌╌ 1 thread, 1 slice, 5 states ╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ client [11]│ ▏Running──3 ms─────▏uninterruptible───▶R████▏Running──3 ms─────
               │  ▏request──8.9 ms────────────────────────────────────────
 ▼ process 20  ┤╌╌ 1 thread, 1 slice, 3 states ╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ server [22]│             ▃─▏Running──5.8 ms────────────────────▏sleeping───»
               │                ▏reply──5.1 ms──────────────────
                                                      │
                                                      │
                                                      │
                                                      │
                                                      │
                                                      │
                                                      │
 R   runnable
 start 0.006 s       wall 1 ms   waited 1 ms for CPU 0   woken by server [22]
 process 10 / client [11] / states   5 slices                         line 6/10
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_IIIIIRRRRRRRRIIIIIRRRRRRRRIIIIIRRRRRRRIIIIIRRRRRRRRIIIIIRRRRRRRI
.L.LLLLL......._.jjjjjjjjjjjjjjjjjjj..................|......jjjjjjjjjjjjjjjjjjj
....LLLLLL.LLLL_.......CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCC
.L.LLLLL......._...............bbbbbbbbbbbbbbbbbbbbbbb|bbbbbbbbbbbb
....LLLLLLLLLL._..........................ccc.cccccccc|c
.P.PPPPPPPPPP..____RRRRRRRRRRRRRRRRRRRRRRRRRRR________|_________________________
>>>>>>>>>>>>>>>_.#####################################|@@@@@@###################
..............._..nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn|nnnnnnnnnnnnnnnnnnn
.P.PPPPPPPPPP..____RRRRRRRRRRRRRRRRRRRRRRRRRRR________|_________________________
..L.LLLLLLLLLLL_.............#########################|#########################
..............._................xxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxx
......................................................|
......................................................|
......................................................|
......................................................|
......................................................|
......................................................|
......................................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.3333333.......2222.3333...222222.33333333333333...22222222.33333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
