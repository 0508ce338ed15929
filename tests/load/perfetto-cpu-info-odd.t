# cpu_info: a CPU is a message; a number in that field, or bytes in another one, is none.
--- input perfetto
packet { timestamp: 1 67 { 1: 7 1 { 1: "A55" } 2 { 1: "no" } 1 { 1: "X1" } } }
packet { ftrace_events { cpu: 1 event { timestamp: 150 pid: 11 cpu_frequency { state: 800000 cpu_id: 1 } } } }
--- file q.sql
SELECT cpu, processor FROM cpu ORDER BY cpu;
--- run query --ndjson -f q.sql input.json
--- want
{"cpu":0,"processor":"A55"}
{"cpu":1,"processor":"X1"}
