# The same of protobuf: tid 0 is utid 0, in sched and as a waker.
--- input perfetto
packet { ftrace_events { cpu: 3
  event { timestamp: 160 pid: 11 4 { 1: "main" 2: 11 3: 120 4: 1 5: "swapper/3" 6: 0 7: 120 } }
  event { timestamp: 170 pid: 0 20 { 1: "main" 2: 11 3: 120 4: 1 5: 3 } }
  event { timestamp: 180 pid: 0 4 { 1: "swapper/3" 2: 0 3: 120 4: 0 5: "main" 6: 11 7: 120 } }
} }
--- file q.sql
SELECT ts, dur, cpu, ucpu, utid, tid, end_state AS state FROM sched JOIN thread USING (utid)
UNION ALL SELECT ts, dur, NULL, NULL, waker_utid, NULL, state FROM thread_state WHERE state = 'R'
UNION ALL SELECT NULL, NULL, NULL, NULL, utid, tid, name FROM thread WHERE tid = 0;
--- run query --ndjson -f q.sql input.json
--- want
{"ts":160,"dur":20,"cpu":3,"ucpu":3,"utid":0,"tid":0,"state":"R"}
{"ts":180,"dur":-1,"cpu":3,"ucpu":3,"utid":1,"tid":11,"state":null}
{"ts":170,"dur":10,"cpu":null,"ucpu":null,"utid":0,"tid":null,"state":"R"}
{"ts":null,"dur":null,"cpu":null,"ucpu":null,"utid":0,"tid":0,"state":"swapper"}
