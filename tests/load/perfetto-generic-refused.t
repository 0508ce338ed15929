# What is refused is on no CPU either: task 7 does not run on CPU 1, task 8 goes
# on there.  A number whose task was freed is that of a new one, which has no end.
--- input perfetto
packet { timestamp: 100 117 { 1: 0 2: "a" 3: 7 4: 3 } }
packet { timestamp: 150 117 { 1: 1 2: "b" 3: 8 4: 3 } }
packet { timestamp: 200 117 { 1: 1 2: "a" 3: 7 4: 3 } }
packet { timestamp: 400 117 { 1: 0 2: "a" 3: 7 4: 4 } }
packet { timestamp: 450 117 { 1: 1 2: "b" 3: 8 4: 4 } }
packet { timestamp: 100 117 { 1: 2 2: "c" 3: 9 4: 1 } }
packet { timestamp: 200 117 { 1: 2 2: "c" 3: 9 4: 8 } }
packet { timestamp: 300 117 { 1: 2 2: "c" 3: 9 4: 1 } }
packet { timestamp: 310 117 { 1: 2 2: "c" 3: 9 4: 3 } }
packet { timestamp: 400 117 { 1: 2 2: "c" 3: 9 4: 4 } }
--- file q.sql
SELECT 'sched' AS what, tid, ts, dur, cpu, end_state AS state, end_ts
FROM sched JOIN thread USING (utid)
UNION ALL
SELECT 'state', tid, ts, dur, cpu, state, end_ts
FROM thread_state JOIN thread USING (utid)
UNION ALL
SELECT 'refused', value, 0, 0, 0, '', NULL FROM stats
WHERE name = 'generic_task_state_invalid_order'
ORDER BY what, tid, ts;
--- run query --csv -f q.sql input.json
--- want
what,tid,ts,dur,cpu,state,end_ts
refused,1,0,0,0,,
sched,7,100,300,0,S,
sched,8,150,300,1,S,
sched,9,310,90,2,S,
state,7,100,300,0,Running,
state,7,400,-1,,S,
state,8,150,300,1,Running,
state,8,450,-1,,S,
state,9,100,100,,Created,
state,9,200,100,,X,
state,9,300,10,,Created,
state,9,310,90,2,Running,
state,9,400,-1,,S,
