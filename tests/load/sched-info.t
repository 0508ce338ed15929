# What ran and states are counted apart, and are in no sum by name; counters say whose CPU.
--- input
# tracer: nop
          <idle>-0       (-----) [000] d..2.     1.000000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=client next_pid=11 next_prio=-5
          client-11      (   10) [000] d..3.     1.002000: sched_waking: comm=server pid=22 prio=100 target_cpu=001
          <idle>-0       (-----) [001] d..2.     1.002200: sched_switch: prev_comm=swapper/1 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=server next_pid=22 next_prio=100
          client-11      (   10) [000] d..2.     1.003000: sched_switch: prev_comm=client prev_pid=11 prev_prio=-5 prev_state=D ==> next_comm=swapper/0 next_pid=0 next_prio=120
          <idle>-0       (-----) [001] d.h4.     1.006000: sched_waking: comm=client pid=11 prio=120 target_cpu=000
          server-22      (-----) [001] d..4.     1.006010: sched_blocked_reason: pid=11 iowait=1 caller=wait_on_page+0x24/0x2c
          <idle>-0       (-----) [000] d..2.     1.007000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=client next_pid=11 next_prio=-5
          client-11      (   10) [000] .....     1.008000: cpu_frequency: state=1900000 cpu_id=1
--- run info --top=0 input.json
--- stdout
--- want
input.json
  format   ftrace
  size     1.2 KiB
  events   8
  span     8 ms, from 1 s to 1.008 s
  memory   N

what there is
              1  process
              3  threads
              2  CPUs
              9  slices
              3  of them ran on a CPU
              6  of them are states of threads
              1  counter series
              1  counter value

events by phase
              1  cpu_frequency         event of the kernel
              1  sched_blocked_reason  event of the kernel
              4  sched_switch          event of the kernel
              2  sched_waking          event of the kernel

CPUs, processes and threads                           slices      instants
  CPU 0                                                    2             0
  CPU 1                                                    1             0
  process 10                                               0             0
    client [11]                                            0             0
  server [22]                                              0             0
  swapper [0]                                              0             0

counters                                        values       least        most
  CPU 1 / cpufreq                                    1        1.9M        1.9M

nothing was repaired
