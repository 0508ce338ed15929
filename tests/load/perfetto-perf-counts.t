# What counters of perf had counted at a sample are counters of its CPU: by the name that is given, by that of the event, by that of a tracepoint; those of a second sequence have its number in their names, which perf_counter_track leaves out; a count that is missing is none.
--- input perfetto
packet { seq: 1 incremental_state_cleared: true timestamp: 5 59 { 12 { 1 { 4: 10 } 4 { 1: 11 } 4 { 1: 13 4: "my misses" } 4 { 2 { 1: "sched/sched_switch" } } } } }
packet { seq: 1 timestamp: 100 perf_sample { 1: 3 2: 10 3: 11 6: 1000 7: 70 7: 8 7: 2 } }
packet { seq: 1 timestamp: 200 perf_sample { 1: 3 2: 10 3: 11 7: 90 } }
packet { seq: 2 incremental_state_cleared: true timestamp: 5 59 { 12 { 1 { 4: 10 } } } }
packet { seq: 2 timestamp: 300 perf_sample { 1: 4 2: 10 3: 11 6: 5 } }
packet { seq: 3 timestamp: 400 perf_sample { 1: 4 2: 10 3: 11 6: 5 } }
--- file q.sql
SELECT c.ts, t.name, t.type, t.cpu, t.perf_session_id AS session, t.is_timebase AS base, c.value
FROM counter c JOIN perf_counter_track t ON t.id = c.track_id ORDER BY c.ts, t.name;
--- run query --csv -f q.sql input.json
--- want
ts,name,type,cpu,session,base,value
100,cpu-cycles,perf_cpu_counter,3,0,1,1000.0
100,instructions,perf_cpu_counter,3,0,0,70.0
100,my misses,perf_cpu_counter,3,0,0,8.0
100,sched/sched_switch,perf_cpu_counter,3,0,0,2.0
200,instructions,perf_cpu_counter,3,0,0,90.0
300,cpu-cycles,perf_cpu_counter,4,1,1,5.0
