# A sample of a session stands once in stack_sample and in the module; sessions of two files are two, whichever numbers they have.
--- input perfetto
packet { seq: 1 incremental_state_cleared: true timestamp: 5 59 { 100 { 1: "my profiler" 2 { 2: "time" 3: 1 } 3 { 2: "misses" 4: "cache lines" 6: "of the last level" } } } interned_data { 5 { 1: 1 2: "deep" } 6 { 1: 1 2: 1 } 7 { 1: 1 2: 1 } 51 { 1: 3 2: "pool" 3: "fiber" } 51 { 1: 4 2: "job" 3: "fiber" 4: 3 } } }
packet { seq: 1 timestamp: 100 135 { 1 { 2: 10 3: 11 } 3 { 2: 6 3: 1 } 5 { 1 { 1: "main" 2: "a.py" 3: 7 } 1 { 1: "work" } } 11: 300 14: 4 } }
packet { seq: 1 timestamp: 200 135 { 1 { 2: 10 3: 11 } 6: 1 11: 500 14: 5 14: 9 } }
packet { seq: 1 timestamp: 300 135 { 1 { 2: 10 4: 4 } 5 { 1 { 1: "main" } } 11: 700 } }
packet { seq: 1 timestamp: 400 135 { 5 { 1 { 1: "main" } } 7: "no memory" } }
--- file q.sql
INCLUDE PERFETTO MODULE stacks.cpu_profiling;
SELECT 'stack_sample' AS of, count(*) AS n, count(DISTINCT id) AS ids FROM stack_sample
UNION ALL SELECT 'module', count(*), count(DISTINCT id) FROM cpu_profiling_samples
UNION ALL SELECT 'sessions', count(*), count(DISTINCT id) FROM stack_sample_session;
--- run query --csv -f q.sql input.json input.json
--- want
of,n,ids
stack_sample,8,8
module,8,8
sessions,2,2
