# SQL: linux.perf.counters: samples of one time, session and CPU have each its own values; a sample without a CPU has those of no CPU.
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
INCLUDE PERFETTO MODULE linux.perf.counters;
SELECT th.tid, c.ts, c.cpu, c.perf_session_id AS session, p.name, p.cpu AS counted_on, c.counter_value AS value, linux_perf_counter_for_sample(c.sample_id, 'cpu-cycles') AS cycles FROM linux_perf_sample_with_counters c JOIN perf_counter_track p ON p.id = c.track_id JOIN thread th USING (utid) ORDER BY tid, p.name;
--- run query --csv -f q.sql input.json
--- want
tid,ts,cpu,session,name,counted_on,value,cycles
11,100,3,0,cpu-cycles,3,1000.0,1000.0
11,100,3,0,instructions,3,70.0,1000.0
12,100,3,0,cpu-cycles,3,2000.0,2000.0
12,100,3,0,instructions,3,80.0,2000.0
13,100,2,0,cpu-cycles,2,3000.0,3000.0
13,100,2,0,instructions,2,90.0,3000.0
14,100,,0,cpu-cycles,,4000.0,4000.0
14,100,,0,instructions,,100.0,4000.0
15,100,,0,cpu-cycles,,5000.0,5000.0
15,100,,0,instructions,,110.0,5000.0
16,100,3,1,cpu-cycles,3,5.0,5.0
17,100,3,1,cpu-cycles,3,6.0,6.0
