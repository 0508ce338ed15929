# Samples of any profiler: of a thread, with a stack of its own and with an interned one; of something asynchronous in a process, part of another; of nothing. What they count as follows the sequence's defaults, in their order; a weight too many is counted.
--- input perfetto
packet { seq: 1 incremental_state_cleared: true timestamp: 5 59 { 100 { 1: "my profiler" 2 { 2: "time" 3: 1 } 3 { 2: "misses" 4: "cache lines" 6: "of the last level" } } } interned_data { 5 { 1: 1 2: "deep" } 6 { 1: 1 2: 1 } 7 { 1: 1 2: 1 } 51 { 1: 3 2: "pool" 3: "fiber" } 51 { 1: 4 2: "job" 3: "fiber" 4: 3 } } }
packet { seq: 1 timestamp: 100 135 { 1 { 2: 10 3: 11 } 3 { 2: 6 3: 1 } 5 { 1 { 1: "main" 2: "a.py" 3: 7 } 1 { 1: "work" } } 11: 300 14: 4 } }
packet { seq: 1 timestamp: 200 135 { 1 { 2: 10 3: 11 } 6: 1 11: 500 14: 5 14: 9 } }
packet { seq: 1 timestamp: 300 135 { 1 { 2: 10 4: 4 } 5 { 1 { 1: "main" } } 11: 700 } }
packet { seq: 1 timestamp: 400 135 { 5 { 1 { 1: "main" } } 7: "no memory" } }
--- file q.sql
SELECT s.ts, s.source, t.name AS leaf, tc.utid, tc.upid, a.name AS async, b.name AS parent, e.ucpu, e.cpu_mode, (SELECT group_concat(ct.name || '=' || CAST(c.value AS INT) || ' ' || ct.unit ORDER BY c.id) FROM stack_sample_counter c JOIN stack_sample_counter_track ct ON ct.id = c.track_id WHERE c.stack_sample_id = s.id) AS weights
FROM stack_sample s JOIN stack_profile_callsite p ON p.id = s.callsite_id JOIN stack_profile_frame t ON t.id = p.frame_id LEFT JOIN stack_sample_task_context tc ON tc.id = s.task_context_id LEFT JOIN stack_sample_async_context a ON a.id = tc.async_context_id LEFT JOIN stack_sample_async_context b ON b.id = a.parent_id LEFT JOIN stack_sample_execution_context e ON e.id = s.execution_context_id
UNION ALL SELECT id, source, timebase_unit, NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM stack_sample_session
UNION ALL SELECT count(*), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM cpu_profile_stack_sample
UNION ALL SELECT line_number, source_file, name, NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM stack_profile_symbol
UNION ALL SELECT ts, 'error', unwind_error, NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM stack_sample_packet WHERE unwind_error IS NOT NULL;
--- run query --csv -f q.sql input.json
--- want
ts,source,leaf,utid,upid,async,parent,ucpu,cpu_mode,weights
100,my profiler,work,1,1,,,6,user,"time=300 ns,misses=4 cache lines"
200,my profiler,deep,1,1,,,,,"time=500 ns,misses=5 cache lines"
300,my profiler,main,,1,job,pool,,,time=700 ns
400,my profiler,main,,,,,,,
0,my profiler,ns,,,,,,,
0,,,,,,,,,
7,a.py,main,,,,,,,
400,error,no memory,,,,,,,
