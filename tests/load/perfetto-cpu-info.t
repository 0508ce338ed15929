# cpu_info: models, capacities and frequencies of CPUs, in their order; CPUs of one capacity are a cluster.
--- input perfetto
packet { timestamp: 1 67 { 1 { 1: "A55" 2: 300000 2: 600000 3: 250 } 1 { 1: "X1" 2: 800000 3: 1024 } 1 { 1: "A55" 3: 250 } 1 { 1: "odd" } } }
packet { ftrace_events { cpu: 2 event { timestamp: 150 pid: 11 cpu_frequency { state: 800000 cpu_id: 2 } } } }
--- file q.sql
SELECT cpu, processor, capacity, cluster_id, (SELECT group_concat(freq) FROM cpu_available_frequencies f WHERE f.ucpu = c.ucpu) AS khz FROM cpu c ORDER BY cpu;
--- run query --ndjson -f q.sql input.json
--- want
{"cpu":0,"processor":"A55","capacity":250,"cluster_id":0,"khz":"300000,600000"}
{"cpu":1,"processor":"X1","capacity":1024,"cluster_id":1,"khz":"800000"}
{"cpu":2,"processor":"A55","capacity":250,"cluster_id":0,"khz":null}
{"cpu":3,"processor":"odd","capacity":null,"cluster_id":null,"khz":null}
