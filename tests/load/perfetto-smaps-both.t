# Lists of mappings and messages of them are both read; rows that a packet has too few bytes for, as lists of nothing but paths have, are counted and left out.
--- input perfetto
packet { process_tree { 1 { 1: 7 3: "app" } } }
packet { seq: 1 timestamp: 10 68 { 1: 7 2 { 1: "/bin/both (deleted)" 2: 5 } 3 { 1: "/packed (deleted)" 2: 0 4: 9 } } }
packet { seq: 1 timestamp: 20 68 { 1: 7 3 { 1: "/x" 2: 0 2: 0 2: 0 2: 0 2: 0 2: 0 2: 0 2: 0 2: 0 2: 0 2: 0 2: 0 } } }
--- file q.sql
SELECT ts, path, is_deleted, size_kb, count(*) AS n FROM profiler_smaps GROUP BY ts, path ORDER BY id;
--- run query --csv -f q.sql input.json
--- want
ts,path,is_deleted,size_kb,n
10,/bin/both (deleted),1,5,1
10,/packed (deleted),1,9,1
20,/x,0,,9
--- stderr
ttv: input.json: part of it is lost: bad-packet 3 times; `ttv check` says where
