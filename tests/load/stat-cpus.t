# stat: what ran on a CPU, by thread.
--- input
# tracer: nop
#
 a-1 [000] d..2 1.000000: sched_switch: prev_comm=a prev_pid=1 prev_prio=120 prev_state=S ==> next_comm=b next_pid=2 next_prio=120
 b-2 [000] d..2 1.000030: sched_switch: prev_comm=b prev_pid=2 prev_prio=120 prev_state=R ==> next_comm=a next_pid=1 next_prio=120
 a-1 [000] d..2 1.000050: sched_switch: prev_comm=a prev_pid=1 prev_prio=120 prev_state=S ==> next_comm=b next_pid=2 next_prio=120
 b-2 [000] d..2 1.000100: sched_switch: prev_comm=b prev_pid=2 prev_prio=120 prev_state=S ==> next_comm=a next_pid=1 next_prio=120
--- run stat --table cpus --by thread --to 80us --format csv input.json
--- want
thread,count,wall,wall_share,max,area_share,avg,p50,p95,p99,min,gaps,gap_max,open,open_wall
b [2],2,60000,75,30000,75,30000,30000,30000,30000,30000,20000,20000,0,
a [1],1,20000,25,20000,25,20000,20000,20000,20000,20000,0,0,0,
