# Of lists of mappings and messages of them, which say the same, the lists are read; rows that a packet has too few bytes for, as lists of nothing but paths have, are counted and left out; a packet without a pid is of no process.
--- input perfetto
packet { process_tree { 1 { 1: 7 3: "app" } } }
packet { seq: 1 timestamp: 10 68 { 1: 7 2 { 1: "/bin/both (deleted)" 2: 5 } 3 { 1: "/packed (deleted)" 2: 0 4: 9 } } }
packet { seq: 1 timestamp: 20 68 { 1: 7 3 { 1: "/x" 2: 0 2: 0 2: 0 2: 0 2: 0 2: 0 2: 0 2: 0 2: 0 2: 0 2: 0 2: 0 } } }
packet { seq: 1 timestamp: 30 68 { 2 { 1: "/none" 2: 5 } } }
--- file q.sql
SELECT ts, upid, path, is_deleted, size_kb, count(*) AS n, (SELECT count(*) FROM process WHERE pid = 0) AS zeros FROM profiler_smaps GROUP BY ts, path ORDER BY id;
--- run query --csv -f q.sql input.json
--- want
ts,upid,path,is_deleted,size_kb,n,zeros
10,1,/packed (deleted),1,9,1,1
20,1,/x,0,,9,1
30,,/none,0,5,1,1
--- stderr
ttv: input.json: part of it is lost: bad-packet 3 times; `ttv check` says where
