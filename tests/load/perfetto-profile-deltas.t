# Times of a streaming profile without a stack count too: what follows on the sequence counts from the last of them, in each part of the file.
--- input perfetto
packet { clock_snapshot { clocks { clock_id: 3 timestamp: 0 } clocks { clock_id: 6 timestamp: 0 } } }
packet { seq: 1 incremental_state_cleared: true track_descriptor { uuid: 1 name: "track" } }
packet { seq: 1 44 { 1: 7 2: 8 6: 1000 7: 0 } }
packet { seq: 1 54 { 2: 5 2: 20 } }
packet { seq: 1 11 { 11: 1 9: 3 23: "a" 1: 10 } }
packet { seq: 1 54 { 2: 300 } }
packet { seq: 1 11 { 11: 1 9: 3 23: "b" 1: 1 } }
--- file q.sql
SELECT name, ts FROM slice ORDER BY ts;
--- run query --csv -f q.sql input.json
--- want
name,ts
a,1035000
b,1336000
