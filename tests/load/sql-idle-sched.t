# The idle task's time is in sched, as utid 0: closed by a switch from it, -1
# where its end is lost; the one thread of tid 0 is row 0 and has no states,
# also where events name the pid 0.
--- input
             a-11    (   10) [000] d..2.     1.000001: sched_switch: prev_comm=a prev_pid=11 prev_prio=120 prev_state=S ==> next_comm=swapper/0 next_pid=0 next_prio=120
             b-12    (   10) [001] d..2.     1.000002: sched_switch: prev_comm=b prev_pid=12 prev_prio=120 prev_state=S ==> next_comm=swapper/1 next_pid=0 next_prio=119
          <idle>-0     (-----) [000] d.h3.     1.000004: sched_waking: comm=a pid=11 prio=120 target_cpu=000
          <idle>-0     (-----) [000] d..2.     1.000005: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=a next_pid=11 next_prio=120
             c-13    (   10) [001] d..2.     1.000006: sched_switch: prev_comm=c prev_pid=13 prev_prio=120 prev_state=S ==> next_comm=b next_pid=12 next_prio=120
             a-11    (   10) [000] d..2.     1.000008: sched_switch: prev_comm=a prev_pid=11 prev_prio=120 prev_state=S ==> next_comm=swapper/0 next_pid=0 next_prio=120
             a-11    (   10) [000] .....     1.000009: tracing_mark_write: S|0|x|1
--- file q.sql
SELECT 'sched' AS k, ts, dur, cpu, utid, end_state AS state, priority AS n FROM sched WHERE utid = 0
UNION ALL SELECT 'thread', NULL, NULL, NULL, utid, name, is_idle FROM thread WHERE tid = 0
UNION ALL SELECT 'woken', ts, dur, irq_context, waker_utid, state, waker_id FROM thread_state WHERE irq_context IS NOT NULL
UNION ALL SELECT 'states of it', NULL, NULL, NULL, NULL, NULL, count(*) FROM thread_state WHERE utid = 0
UNION ALL SELECT 'at 1.000003', ts, dur, cpu, NULL, NULL, NULL FROM sched WHERE ts <= 1000003000 AND ts_end > 1000003000;
--- run query --ndjson -f q.sql input.json
--- want
{"k":"sched","ts":1000001000,"dur":4000,"cpu":0,"utid":0,"state":"R","n":120}
{"k":"sched","ts":1000002000,"dur":-1,"cpu":1,"utid":0,"state":null,"n":119}
{"k":"sched","ts":1000008000,"dur":-1,"cpu":0,"utid":0,"state":null,"n":120}
{"k":"thread","ts":null,"dur":null,"cpu":null,"utid":0,"state":"swapper","n":1}
{"k":"woken","ts":1000004000,"dur":1000,"cpu":1,"utid":0,"state":"R","n":null}
{"k":"states of it","ts":null,"dur":null,"cpu":null,"utid":null,"state":null,"n":0}
{"k":"at 1.000003","ts":1000001000,"dur":4000,"cpu":0,"utid":null,"state":null,"n":null}
