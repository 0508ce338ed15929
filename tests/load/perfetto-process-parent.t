# A process whose parent is told twice keeps the first: the second has taken it over, and did not make it.
--- input perfetto
packet { timestamp: 1 process_tree { 1 { 1: 100 2: 1 3: "maker" } 1 { 1: 200 2: 100 3: "child" } 1 { 1: 300 3: "none" } } }
packet { timestamp: 30 process_tree { 1 { 1: 200 2: 1 3: "child" } 1 { 1: 300 2: 100 3: "none" } } }
packet { timestamp: 40 track_event { type: 3 name: "x" } seq: 1 }
--- file q.sql
SELECT p.pid, q.pid AS parent FROM process p LEFT JOIN process q ON q.upid = p.parent_upid WHERE p.pid > 1 ORDER BY 1;
--- run query --csv -f q.sql input.json
--- want
pid,parent
100,1
200,100
300,100
