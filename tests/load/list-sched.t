# list: of a trace that has nothing but scheduling the list has what ran on CPUs.
--- input
# tracer: nop
#
 a-1 [000] d..2 1.000000: sched_switch: prev_comm=a prev_pid=1 prev_prio=120 prev_state=S ==> next_comm=b next_pid=2 next_prio=120
 b-2 [000] d..2 1.000030: sched_switch: prev_comm=b prev_pid=2 prev_prio=120 prev_state=S ==> next_comm=a next_pid=1 next_prio=120
 a-1 [000] d..2 1.000050: sched_switch: prev_comm=a prev_pid=1 prev_prio=120 prev_state=S ==> next_comm=b next_pid=2 next_prio=120
--- run list --format=csv input.json
--- want
type,id,ts,dur,self,depth,track,category,name
slice,0,1000000000,30000,30000,0,CPU 0,,b
slice,1,1000030000,20000,20000,0,CPU 0,,a
slice,2,1000050000,,,0,CPU 0,,b
