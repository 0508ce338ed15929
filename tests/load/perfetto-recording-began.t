# What ran before the recording began is no row of sched; with preserve_ftrace_buffer it is.
--- input perfetto
packet { seq: 1 timestamp: 100 69 { 2: 1 } }
packet { seq: 2 ftrace_events { 1: 0 2 { 1: 50 2: 1 4 { 1: "a" 2: 1 4: 1 5: "b" 6: 2 } } 2 { 1: 110 2: 2 4 { 1: "b" 2: 2 4: 1 5: "a" 6: 1 } } 2 { 1: 120 2: 1 4 { 1: "a" 2: 1 4: 1 5: "b" 6: 2 } } } }
--- file q.sql
SELECT ts, dur, tid FROM sched JOIN thread USING (utid) ORDER BY ts;
--- run query --csv -f q.sql input.json
--- want
ts,dur,tid
110,10,1
120,-1,2
