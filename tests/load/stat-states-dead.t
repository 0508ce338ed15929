# stat: the last state of a thread that goes on up to the end has no length of its own, whether it is dead or not.
--- input
# tracer: nop
              sh-1     (      1) [000] d.... 1.000000: sched_switch: prev_comm=sh prev_pid=1 prev_prio=120 prev_state=S ==> next_comm=cc next_pid=2 next_prio=120
              cc-2     (      2) [000] d.... 1.010000: sched_switch: prev_comm=cc prev_pid=2 prev_prio=120 prev_state=Z ==> next_comm=ld next_pid=3 next_prio=120
              ld-3     (      3) [000] d.... 1.020000: sched_switch: prev_comm=ld prev_pid=3 prev_prio=120 prev_state=X ==> next_comm=as next_pid=4 next_prio=120
              as-4     (      4) [000] d.... 1.090000: sched_switch: prev_comm=as prev_pid=4 prev_prio=120 prev_state=D ==> next_comm=swapper next_pid=0 next_prio=120
              sh-1     (      1) [000] d.... 1.100000: sched_waking: comm=sh pid=1 prio=120 target_cpu=000
--- run stat --table=states --format=csv input.json
--- want
name,count,wall,wall_share,max,area_share,avg,p50,p95,p99,min,gaps,gap_max,open,open_wall
S,1,100000000,52.63157894736842,100000000,100,100000000,100000000,100000000,100000000,100000000,0,0,0,
Running,3,90000000,47.36842105263158,70000000,90,30000000,10000000,70000000,70000000,10000000,0,0,0,
R,0,0,0,,0,,,,,,,,1,0
Z,0,0,0,,0,,,,,,,,1,90000000
X,0,0,0,,0,,,,,,,,1,80000000
D,0,0,0,,0,,,,,,,,1,10000000
