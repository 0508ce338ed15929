# The time that a thermal event says is below 0, or not said: its own time is taken.
--- input perfetto
packet { seq: 1 ftrace_events { 1: 3 2 { 1: 74289018336 2: 11 506 { 1: 2 2: 35 11: -9223372036854775808 } } 2 { 1: 74289020336 2: 11 506 { 1: 2 2: 36 } } 2 { 1: 74289030336 2: 11 506 { 1: 2 2: 37 11: 74289025000 } } } }
--- file q.sql
SELECT ts, value FROM counter ORDER BY ts;
--- run query --csv -f q.sql input.json
--- want
ts,value
74289018336,35.0
74289020336,36.0
74289025000,37.0
