# derived: of equal times the smaller depth is around the greater.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW d_event AS SELECT 5 AS ts, 9 AS dur, 'd2' AS name, 2 AS depth
UNION ALL SELECT 5, 9, 'd0', 0 UNION ALL SELECT 5, 9, 'd1', 1;
--- file q.sql
SELECT name, depth FROM slice WHERE name LIKE 'd%';
--- run query --with d.sql --ndjson -f q.sql input.json
--- want
{"name":"d0","depth":0}
{"name":"d1","depth":1}
{"name":"d2","depth":2}
