# list: the states of threads, most of which are waits, and what ran on CPUs are
# no slices of the list unless they are asked for; stat has them apart, too.
--- input
# tracer: nop
#
 a-1 [000] d..2 1.000000: sched_switch: prev_comm=a prev_pid=1 prev_prio=120 prev_state=S ==> next_comm=b next_pid=2 next_prio=120
 b-2 [000] ...1 1.000010: tracing_mark_write: B|2|work
 b-2 [000] ...1 1.000025: tracing_mark_write: E|2
 b-2 [000] d..2 1.000030: sched_switch: prev_comm=b prev_pid=2 prev_prio=120 prev_state=S ==> next_comm=a next_pid=1 next_prio=120
 a-1 [000] d..2 1.000050: sched_switch: prev_comm=a prev_pid=1 prev_prio=120 prev_state=S ==> next_comm=b next_pid=2 next_prio=120
--- run list --format=csv input.json
--- want
type,id,ts,dur,self,depth,track,category,name
slice,0,1000010000,15000,15000,0,b [2],,work
