# What samples count as: by counters without a name, by two of one name, and by one that the sample alone has: each weight is one row, and the last has no track.
--- input perfetto
packet { seq: 1 incremental_state_cleared: true timestamp: 5 59 { 100 { 1: "p" 2 { 3: 1 } 3 { 2: "a" } 3 { 2: "a" } } } }
packet { seq: 1 timestamp: 100 135 { 1 { 2: 10 3: 11 } 5 { 1 { 1: "main" } } 11: 300 14: 4 14: 5 } }
packet { seq: 1 timestamp: 200 135 { 1 { 2: 10 3: 11 } 5 { 1 { 1: "main" } } 9 { 2: "own" } 11: 7 } }
--- file q.sql
SELECT c.stack_sample_id AS sample, c.value, t.name, t.unit, t.is_timebase AS base FROM stack_sample_counter c LEFT JOIN stack_sample_counter_track t ON t.id = c.track_id ORDER BY c.id;
--- run query --csv -f q.sql input.json
--- want
sample,value,name,unit,base
0,300.0,,ns,1
0,4.0,a,,0
0,5.0,a,,0
1,7.0,,,
