# sched_time_in_state_for_thread_in_interval gives states as thread_state has
# them. waker_id is a state in which the waker ran: 13 was not seen to.
--- input
             a-11    (   10) [000] d..2.     1.000001: sched_switch: prev_comm=a prev_pid=11 prev_prio=120 prev_state=S ==> next_comm=b next_pid=12 next_prio=120
             b-12    (   10) [000] d..3.     1.000002: sched_waking: comm=c pid=13 prio=120 target_cpu=001
             c-13    (   10) [001] d..3.     1.000004: sched_waking: comm=a pid=11 prio=120 target_cpu=000
             b-12    (   10) [000] d..2.     1.000006: sched_switch: prev_comm=b prev_pid=12 prev_prio=120 prev_state=D ==> next_comm=a next_pid=11 next_prio=120
             a-11    (   10) [000] d..2.     1.000009: sched_switch: prev_comm=a prev_pid=11 prev_prio=120 prev_state=S ==> next_comm=b next_pid=12 next_prio=120
--- file q.sql
INCLUDE PERFETTO MODULE sched.time_in_state;
SELECT 'in interval' AS k, tid, state, t.dur AS n FROM thread, sched_time_in_state_for_thread_in_interval(1000002000, 5000, utid) t WHERE tid IN (11, 12)
UNION ALL SELECT 'woken by ' || w.tid, t.tid, s.state, iif(waker_id IS NULL, 'no state', (SELECT state FROM thread_state x WHERE x.id = s.waker_id))
FROM thread_state s JOIN thread t USING (utid) JOIN thread w ON w.utid = waker_utid
ORDER BY 1, 2, 3;
--- run query --ndjson -f q.sql input.json
--- want
{"k":"in interval","tid":11,"state":"R","n":2000}
{"k":"in interval","tid":11,"state":"Running","n":1000}
{"k":"in interval","tid":11,"state":"S","n":2000}
{"k":"in interval","tid":12,"state":"D","n":1000}
{"k":"in interval","tid":12,"state":"Running","n":4000}
{"k":"woken by 12","tid":13,"state":"R","n":"Running"}
{"k":"woken by 13","tid":11,"state":"R","n":"no state"}
