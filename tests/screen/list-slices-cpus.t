The list of a trace that has nothing but scheduling: what ran on CPUs.
size: 100x10
keys: g2
--- trace
# tracer: nop
#           TASK-PID      TGID   CPU#  |||||  TIMESTAMP  FUNCTION
          <idle>-0       (-----) [000] d..2.     1.000000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=client next_pid=11 next_prio=120
          client-11      (   10) [000] .....     1.001000: cpu_frequency: state=1900000 cpu_id=0
          client-11      (   10) [000] d..3.     1.002000: sched_waking: comm=server pid=22 prio=100 target_cpu=001
          <idle>-0       (-----) [001] d..2.     1.002200: sched_switch: prev_comm=swapper/1 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=server next_pid=22 next_prio=100
          client-11      (   10) [000] d..2.     1.003000: sched_switch: prev_comm=client prev_pid=11 prev_prio=120 prev_state=D ==> next_comm=swapper/0 next_pid=0 next_prio=120
          server-22      (   20) [001] d..3.     1.006000: sched_waking: comm=client pid=11 prio=120 target_cpu=000
          server-22      (   20) [001] d..4.     1.006010: sched_blocked_reason: pid=11 iowait=1 caller=wait_on_page+0x24/0x2c
          <idle>-0       (-----) [000] d..2.     1.007000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=client next_pid=11 next_prio=120
          server-22      (   20) [001] d..2.     1.008000: sched_switch: prev_comm=server prev_pid=22 prev_prio=100 prev_state=S ==> next_comm=swapper/1 next_pid=0 next_prio=120
          client-11      (   10) [000] d..2.     1.010000: sched_switch: prev_comm=client prev_pid=11 prev_prio=120 prev_state=S ==> next_comm=swapper/0 next_pid=0 next_prio=120
--- text
 what ran on CPUs, by length                                                                 1 of 3
              START   LENGTH▾      SELF PROCESS          TRACK           NAME
>       0.002 200 s    5.8 ms    5.8 ms                  CPU 1           server
                0 s      3 ms      3 ms                  CPU 0           client
            0.007 s      3 ms      3 ms                  CPU 0           client



 CPU 0   2 slices                                                                          line 1/4
 j/k line  Enter go there  q back  </> sort  I invert  & filter  y copy  i full screen  ? help
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
2.............22222...2222222......2222.2222222..........22222...........2222
4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
?...............???......????......????..................?????...........333333
?...........???????......????......????..................?????...........333333



7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..66655555..65555555..65555555..655555..6555555555555..655555
