# waker_id is the state in which the waker runs, also when it leaves its CPU at that time; none where it is not known to run.
--- input
          <idle>-0     (-----) [000] d..2.     1.000000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=a next_pid=11 next_prio=120
             a-11    (   10) [000] d..2.     1.000001: sched_waking: comm=b pid=12 prio=120 target_cpu=000
             a-11    (   10) [000] d..2.     1.000002: sched_waking: comm=c pid=13 prio=120 target_cpu=000
             a-11    (   10) [000] d..2.     1.000002: sched_switch: prev_comm=a prev_pid=11 prev_prio=120 prev_state=S ==> next_comm=b next_pid=12 next_prio=120
             a-11    (   10) [001] d..2.     1.000003: sched_waking: comm=d pid=14 prio=120 target_cpu=000
--- file q.sql
SELECT t.tid, s.state, w.tid AS waker, (SELECT state || ' ' || dur FROM thread_state r WHERE r.id = s.waker_id) AS runs
FROM thread_state s JOIN thread t USING (utid) LEFT JOIN thread w ON w.utid = s.waker_utid WHERE t.tid > 11 ORDER BY 1, s.ts;
--- run query --csv -f q.sql input.json
--- want
tid,state,waker,runs
12,R,11,Running 2000
12,Running,,
13,R,11,Running 2000
14,R,11,
