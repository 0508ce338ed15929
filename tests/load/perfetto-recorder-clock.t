# The recorder stamps what it does by BOOTTIME, also where the trace has another clock.
--- input perfetto
packet { seq: 1 6 { 2: 5 1 { 1: 6 2: 1000 } 1 { 1: 5 2: 100 } } }
packet { seq: 1 timestamp: 1050 69 { 2: 1 } }
packet { seq: 1 timestamp: 200 41: 1 11 { 11: 1 9: 3 23: "x" } }
--- file q.sql
SELECT name, int_value FROM metadata WHERE name = 'tracing_started_ns';
--- run query --csv -f q.sql input.json
--- want
name,int_value
tracing_started_ns,150
