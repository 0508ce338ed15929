# An end of a process is that of its main thread, wherever that stands among its threads; none without one.
--- input perfetto
packet { process_tree { 1 { 1: 7 3: "a" } 1 { 1: 20 3: "b" } 1 { 1: 30 3: "c" } 2 { 1: 6 3: 7 } 2 { 1: 8 3: 7 } 2 { 1: 21 3: 20 } 2 { 1: 31 3: 30 } 2 { 1: 30 3: 30 } } }
packet { timestamp: 100 117 { 1: 0 2: "a" 3: 6 4: 3 } }
packet { timestamp: 150 117 { 1: 0 2: "a" 3: 6 4: 8 } }
packet { timestamp: 200 117 { 1: 1 2: "a" 3: 7 4: 3 } }
packet { timestamp: 250 117 { 1: 1 2: "a" 3: 7 4: 8 } }
packet { timestamp: 300 117 { 1: 0 2: "b" 3: 21 4: 3 } }
packet { timestamp: 350 117 { 1: 0 2: "b" 3: 21 4: 8 } }
packet { timestamp: 400 117 { 1: 1 2: "c" 3: 30 4: 3 } }
packet { timestamp: 450 117 { 1: 1 2: "c" 3: 30 4: 8 } }
--- file q.sql
SELECT 'process' AS what, pid AS id, end_ts FROM process WHERE upid > 0 UNION ALL SELECT 'thread of ' || pid, tid, thread.end_ts FROM thread JOIN process USING (upid) WHERE upid > 0;
--- run query --csv -f q.sql input.json
--- want
what,id,end_ts
process,7,250
process,20,
process,30,450
thread of 7,6,150
thread of 7,8,
thread of 7,7,250
thread of 20,21,350
thread of 20,20,
thread of 30,31,
thread of 30,30,450
