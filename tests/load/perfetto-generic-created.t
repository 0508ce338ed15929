# A task that another kernel says was created begins then.
--- input perfetto
packet { timestamp: 100 117 { 1: 0 2: "task" 3: 7 4: 1 } }
packet { timestamp: 200 117 { 1: 0 2: "task" 3: 7 4: 3 } }
--- file q.sql
SELECT tid, name, start_ts FROM thread WHERE tid = 7;
--- run query --csv -f q.sql input.json
--- want
tid,name,start_ts
7,task,100
