# annotation: by id, over those by name; also of derived events by name.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW a_annotation AS SELECT id, NULL AS name, 'mine' AS description FROM slice WHERE name = 'B'
UNION ALL SELECT NULL, '?', 'all' UNION ALL SELECT 99, NULL, 'no such' UNION ALL SELECT 0, NULL, NULL;
CREATE VIEW x_event AS SELECT -5 AS ts, 'D' AS name;
--- file q.sql
SELECT * FROM annotation;
--- run query --with d.sql --ndjson -f q.sql input.json
--- want
{"slice_id":0,"name":"D","description":"all","link":null}
{"slice_id":1,"name":"A","description":"all","link":null}
{"slice_id":2,"name":"B","description":"mine","link":null}
{"slice_id":3,"name":"C","description":"all","link":null}
