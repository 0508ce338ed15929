# cpu_info that names CPUs twice: what is said last counts, and CPUs of the same frequencies are one cluster still.
--- input perfetto
packet { timestamp: 1 67 { 1 { 1: "A55" 2: 300000 } 1 { 1: "A55" 2: 300000 } 1 { 1: "X1" 2: 900000 } } }
packet { timestamp: 9 67 { 1 { 1: "A56" 2: 300000 } 1 { 1: "A56" 2: 300000 } 1 { 1: "X2" 2: 900000 } } }
packet { ftrace_events { cpu: 2 event { timestamp: 150 pid: 11 cpu_frequency { state: 800000 cpu_id: 2 } } } }
--- file q.sql
SELECT cpu, processor, cluster_id FROM cpu ORDER BY cpu;
--- run query --ndjson -f q.sql input.json
--- want
{"cpu":0,"processor":"A56","cluster_id":0}
{"cpu":1,"processor":"A56","cluster_id":0}
{"cpu":2,"processor":"X2","cluster_id":1}
