# Where switches are lost: the sums of states, which the switches close; the last state of a thread counts as open.
--- input
          <idle>-0     (-----) [000] d..2.     1.000000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=a next_pid=11 next_prio=120
          <idle>-0     (-----) [001] d..2.     1.000002: sched_switch: prev_comm=swapper/1 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=e next_pid=15 next_prio=120
             b-12    (   10) [000] d..2.     1.000003: sched_switch: prev_comm=b prev_pid=12 prev_prio=120 prev_state=S ==> next_comm=c next_pid=13 next_prio=120
             c-13    (   10) [000] d..2.     1.000005: sched_switch: prev_comm=c prev_pid=13 prev_prio=120 prev_state=S ==> next_comm=e next_pid=15 next_prio=120
             b-12    (   10) [000] d..2.     1.000009: sched_switch: prev_comm=b prev_pid=12 prev_prio=120 prev_state=D ==> next_comm=swapper/0 next_pid=0 next_prio=120
--- run stat --table=states --format=csv input.json
--- want
name,count,wall,wall_share,max,area_share,avg,p50,p95,p99,min,gaps,gap_max,open,open_wall
Running,4,12000,66.66666666666667,4000,133.33333333333334,3000,3000,4000,4000,2000,0,0,0,
S,1,6000,33.333333333333336,6000,66.66666666666667,6000,6000,6000,6000,6000,0,0,1,4000
D,0,0,0,,0,,,,,,,,1,0
