# A sample of a CPU that no machine has stays a sample; its counts, which have no place, are told.
--- input perfetto
packet { seq: 1 incremental_state_cleared: true timestamp: 5 59 { 12 { 1 { 4: 10 } } } }
packet { seq: 1 timestamp: 100 perf_sample { 1: 4095 2: 10 3: 11 6: 1000 } }
packet { seq: 1 timestamp: 200 perf_sample { 1: 4096 2: 10 3: 11 6: 1001 } }
packet { seq: 1 timestamp: 300 perf_sample { 1: 99999999999 2: 10 3: 11 6: 1002 } }
--- file q.sql
SELECT s.ts, s.cpu, t.cpu AS counter_cpu, c.value FROM perf_sample s LEFT JOIN counter c ON c.ts = s.ts
LEFT JOIN perf_counter_track t ON t.id = c.track_id ORDER BY s.ts;
--- run query --csv -f q.sql input.json
--- want
ts,cpu,counter_cpu,value
100,4095,4095,1000.0
200,4096,,
300,99999999999,,
--- stderr
ttv: input.json: part of it is lost: bad-packet 2 times; `ttv check` says where
