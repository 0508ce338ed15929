# Where switches are lost a thread is Running until its CPU is known to run another one, or the thread to run elsewhere; the slice of the CPU has no length in sched.
--- input
          <idle>-0     (-----) [000] d..2.     1.000000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=a next_pid=11 next_prio=120
          <idle>-0     (-----) [001] d..2.     1.000002: sched_switch: prev_comm=swapper/1 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=e next_pid=15 next_prio=120
             b-12    (   10) [000] d..2.     1.000003: sched_switch: prev_comm=b prev_pid=12 prev_prio=120 prev_state=S ==> next_comm=c next_pid=13 next_prio=120
             c-13    (   10) [000] d..2.     1.000005: sched_switch: prev_comm=c prev_pid=13 prev_prio=120 prev_state=S ==> next_comm=e next_pid=15 next_prio=120
             b-12    (   10) [000] d..2.     1.000009: sched_switch: prev_comm=b prev_pid=12 prev_prio=120 prev_state=D ==> next_comm=swapper/0 next_pid=0 next_prio=120
--- file q.sql
SELECT 'state' AS what, tid, s.ts - 1000000000 AS ts, s.dur, cpu, state FROM thread_state s JOIN thread USING (utid) WHERE tid <> 0 UNION ALL SELECT 'sched', tid, s.ts - 1000000000, s.dur, cpu, end_state FROM sched s JOIN thread USING (utid) WHERE tid <> 0 ORDER BY 1 DESC, 2, 3;
--- run query --csv -f q.sql input.json
--- want
what,tid,ts,dur,cpu,state
state,11,0,3000,0,Running
state,12,3000,6000,,S
state,12,9000,-1,,D
state,13,3000,2000,0,Running
state,13,5000,-1,,S
state,15,2000,3000,1,Running
state,15,5000,4000,0,Running
sched,11,0,-1,0,
sched,13,3000,2000,0,S
sched,15,2000,-1,1,
sched,15,5000,-1,0,
