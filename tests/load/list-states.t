# list: --table has the states of threads, which are no slices of the list.
--- input
# tracer: nop
#
 a-1 [000] d..2 1.000000: sched_switch: prev_comm=a prev_pid=1 prev_prio=120 prev_state=S ==> next_comm=b next_pid=2 next_prio=120
 b-2 [000] ...1 1.000010: tracing_mark_write: B|2|work
 b-2 [000] ...1 1.000025: tracing_mark_write: E|2
 b-2 [000] d..2 1.000030: sched_switch: prev_comm=b prev_pid=2 prev_prio=120 prev_state=S ==> next_comm=a next_pid=1 next_prio=120
 a-1 [000] d..2 1.000050: sched_switch: prev_comm=a prev_pid=1 prev_prio=120 prev_state=S ==> next_comm=b next_pid=2 next_prio=120
--- run list --table=states --format=csv input.json
--- want
type,id,ts,dur,self,depth,track,category,name
slice,4,1000000000,30000,30000,0,b [2],,Running
slice,7,1000000000,30000,30000,0,a [1],,S
slice,5,1000030000,20000,20000,0,b [2],,S
slice,8,1000030000,20000,20000,0,a [1],,Running
slice,6,1000050000,,,0,b [2],,Running
slice,9,1000050000,,,0,a [1],,S
