# cpu_info of the second of two files: models keep their names, whatever the first file has.
--- input perfetto
packet { timestamp: 1 67 { 1 { 1: "A55" 2: 300000 } 1 { 1: "X1" } } }
packet { ftrace_events { cpu: 1 event { timestamp: 150 pid: 11 cpu_frequency { state: 800000 cpu_id: 1 } } } }
--- file a.json
[{"name":"one","cat":"two","ph":"X","ts":0,"dur":1,"pid":1,"tid":1},{"name":"three","ph":"X","ts":1,"dur":1,"pid":1,"tid":1}]
--- file q.sql
SELECT cpu, processor FROM cpu WHERE processor IS NOT NULL ORDER BY cpu;
--- run query --ndjson -f q.sql a.json input.json
--- want
{"cpu":0,"processor":"A55"}
{"cpu":1,"processor":"X1"}
