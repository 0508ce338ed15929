# export -f perfetto: a state of no length before the thread runs is counted: the wakeup stands behind the switch of its time.
--- input
# tracer: nop
           a-11   ( 11) [000] d..2  1.000000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=a next_pid=11 next_prio=120
           a-11   ( 11) [000] d..2  1.000000: sched_switch: prev_comm=a prev_pid=11 prev_prio=120 prev_state=S ==> next_comm=b next_pid=12 next_prio=120
           b-12   ( 12) [000] d..2  1.000100: sched_waking: comm=a pid=11 prio=120 target_cpu=000
           b-12   ( 12) [000] d..2  1.000100: sched_switch: prev_comm=b prev_pid=12 prev_prio=120 prev_state=S ==> next_comm=a next_pid=11 next_prio=120
           a-11   ( 11) [000] d..2  1.000200: sched_switch: prev_comm=a prev_pid=11 prev_prio=120 prev_state=S ==> next_comm=swapper/0 next_pid=0 next_prio=120
--- run export -f perfetto -o out.pb input.json
--- want
--- stderr
ttv: perfetto: 1 switches and states of threads that events of the kernel cannot say: left out
