# export -f perfetto of a piece: a state whose switch stands before the piece is counted.
--- input
# tracer: nop
           a-7     (      7) [000] d..2     1.000000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=a next_pid=7 next_prio=120
           a-7     (      7) [000] d..2     1.100000: sched_switch: prev_comm=a prev_pid=7 prev_prio=120 prev_state=S ==> next_comm=swapper/0 next_pid=0 next_prio=120
          <idle>-0     (-----) [000] d..2     1.300000: sched_waking: comm=a pid=7 prio=120 target_cpu=000
          <idle>-0     (-----) [000] d..2     1.310000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=a next_pid=7 next_prio=120
           a-7     (      7) [000] d..2     1.500000: sched_switch: prev_comm=a prev_pid=7 prev_prio=120 prev_state=S ==> next_comm=swapper/0 next_pid=0 next_prio=120
--- run export -f perfetto --from=150ms --to=400ms -o out.pb input.json
--- want
--- stderr
ttv: perfetto: 1 switches and states of threads that events of the kernel cannot say: left out
