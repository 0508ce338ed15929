# SQL: a counter of perf by its name is that of the sample itself, also of several of one time, session and CPU.
--- input perfetto
packet { seq: 1 incremental_state_cleared: true timestamp: 5 59 { 12 { 1 { 4: 10 } 4 { 1: 11 } } } }
packet { seq: 1 timestamp: 100 perf_sample { 1: 3 2: 10 3: 11 6: 1000 7: 70 } }
packet { seq: 1 timestamp: 100 perf_sample { 1: 3 2: 10 3: 12 6: 2000 7: 80 } }
packet { seq: 1 timestamp: 100 perf_sample { 1: 2 2: 10 3: 13 6: 3000 7: 90 } }
packet { seq: 1 timestamp: 100 perf_sample { 2: 10 3: 14 6: 4000 7: 100 } }
packet { seq: 1 timestamp: 100 perf_sample { 2: 10 3: 15 6: 5000 7: 110 } }
packet { seq: 2 incremental_state_cleared: true timestamp: 5 59 { 12 { 1 { 4: 10 } } } }
packet { seq: 2 timestamp: 100 perf_sample { 1: 3 2: 10 3: 16 6: 5 } }
packet { seq: 2 timestamp: 100 perf_sample { 1: 3 2: 10 3: 17 6: 6 } }
--- file q.sql
SELECT id, __intrinsic_perf_counter_for_sample(id, 'cpu-cycles') AS cycles, __intrinsic_perf_counter_for_sample(id, 'instructions') AS instructions, __intrinsic_perf_counter_for_sample(id, 'other') AS other FROM perf_sample UNION ALL SELECT 'none', __intrinsic_perf_counter_for_sample(99, 'cpu-cycles'), __intrinsic_perf_counter_for_sample(NULL, 'cpu-cycles'), __intrinsic_perf_counter_for_sample(0, NULL);
--- run query --csv -f q.sql input.json
--- want
id,cycles,instructions,other
0,1000.0,70.0,
1,2000.0,80.0,
2,3000.0,90.0,
3,4000.0,100.0,
4,5000.0,110.0,
5,5.0,,
6,6.0,,
none,,,
