# Samples whose task, CPU and counter are interned, each under an id of its own.
--- input perfetto
packet { seq: 1 incremental_state_cleared: true timestamp: 5 interned_data { 5 { 1: 1 2: "deep" } 6 { 1: 1 2: 1 } 7 { 1: 1 2: 1 } 48 { 1: 3 2: 10 3: 11 } 48 { 1: 4 2: 10 3: 12 } 49 { 1: 5 2: 6 3: 1 } 49 { 1: 6 2: 7 3: 2 } 50 { 1: 7 2: "misses" 4: "lines" } } }
packet { seq: 1 timestamp: 100 135 { 2: 3 4: 5 6: 1 10: 7 11: 300 } }
packet { seq: 1 timestamp: 200 135 { 2: 4 4: 6 6: 1 10: 7 11: 500 } }
packet { seq: 1 timestamp: 300 135 { 2: 9 4: 9 6: 1 } }
--- file q.sql
SELECT s.ts, th.tid, p.pid, e.ucpu, e.cpu_mode, (SELECT group_concat(ct.name || '=' || CAST(c.value AS INT) || ' ' || ct.unit) FROM stack_sample_counter c JOIN stack_sample_counter_track ct ON ct.id = c.track_id WHERE c.stack_sample_id = s.id) AS weights
FROM stack_sample s LEFT JOIN stack_sample_task_context tc ON tc.id = s.task_context_id LEFT JOIN thread th ON th.utid = tc.utid LEFT JOIN process p ON p.upid = tc.upid LEFT JOIN stack_sample_execution_context e ON e.id = s.execution_context_id ORDER BY s.ts;
--- run query --csv -f q.sql input.json
--- want
ts,tid,pid,ucpu,cpu_mode,weights
100,11,10,6,user,
200,12,10,7,kernel,
300,,,,,
