# SQL: sched_percentage_of_time_in_state: a state that a thread was never in is null, one that it was in for no whole percent 0.
--- input
# tracer: nop
#
          <idle>-0     (-----) [000] d..2   1.000000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=app next_pid=7 next_prio=120
             app-7     (    7) [000] d..2   1.000001: sched_switch: prev_comm=app prev_pid=7 prev_prio=120 prev_state=S ==> next_comm=b next_pid=8 next_prio=120
               b-8     (    8) [000] d..2   1.000500: sched_switch: prev_comm=b prev_pid=8 prev_prio=120 prev_state=D ==> next_comm=app next_pid=7 next_prio=120
             app-7     (    7) [000] d..2   1.001000: sched_switch: prev_comm=app prev_pid=7 prev_prio=120 prev_state=I ==> next_comm=b next_pid=8 next_prio=120
               b-8     (    8) [000] d..2   1.200000: sched_switch: prev_comm=b prev_pid=8 prev_prio=120 prev_state=R ==> next_comm=app next_pid=7 next_prio=120
             app-7     (    7) [000] d..2   1.200001: sched_switch: prev_comm=app prev_pid=7 prev_prio=120 prev_state=S ==> next_comm=b next_pid=8 next_prio=120
--- file q.sql
INCLUDE PERFETTO MODULE sched.time_in_state;
SELECT tid, running AS run, runnable AS r, runnable_preempted AS pre, sleeping AS s, uninterruptible_sleep AS d, other FROM sched_percentage_of_time_in_state JOIN thread USING (utid) ORDER BY tid;
--- run query --csv -f q.sql input.json
--- want
tid,run,r,pre,s,d,other
7,0,,,0,,99
8,99,0,,,0,
