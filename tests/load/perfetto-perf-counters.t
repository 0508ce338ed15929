# SQL: linux.perf.counters: samples of perf with what was counted then on their CPU by what took them, and a counter by its name.
--- input perfetto
packet { seq: 1 incremental_state_cleared: true timestamp: 5 59 { 12 { 1 { 4: 10 } 4 { 1: 11 } } } }
packet { seq: 1 timestamp: 100 perf_sample { 1: 3 2: 10 3: 11 6: 1000 7: 70 } }
packet { seq: 1 timestamp: 200 perf_sample { 1: 2 2: 10 3: 11 6: 7 7: 90 } }
packet { seq: 2 incremental_state_cleared: true timestamp: 5 59 { 12 { 1 { 4: 10 } } } }
packet { seq: 2 timestamp: 100 perf_sample { 1: 3 2: 10 3: 12 6: 5 } }
--- file q.sql
INCLUDE PERFETTO MODULE linux.perf.counters;
SELECT c.sample_id, c.ts, c.cpu, c.perf_session_id AS session, t.name, c.counter_value AS value, linux_perf_counter_for_sample(c.sample_id, 'instructions') AS instructions FROM linux_perf_sample_with_counters c JOIN track t ON t.id = c.track_id ORDER BY 1, t.name;
--- run query --csv -f q.sql input.json
--- want
sample_id,ts,cpu,session,name,value,instructions
0,100,3,0,cpu-cycles,1000.0,70.0
0,100,3,0,instructions,70.0,70.0
1,100,3,1,cpu-cycles (session 1),5.0,
2,200,2,0,cpu-cycles,7.0,90.0
2,200,2,0,instructions,90.0,90.0
