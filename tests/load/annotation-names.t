# annotation: by patterns of name and category, the last rule wins.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW a_annotation AS SELECT '[AB]' AS name, NULL AS category, 'first' AS description, 'http://a' AS link
UNION ALL SELECT NULL, 'x*', 'second', NULL UNION ALL SELECT 'A', 'x', 'never', NULL;
--- file q.sql
SELECT * FROM annotation;
--- run query --with d.sql --ndjson -f q.sql input.json
--- want
{"slice_id":0,"name":"A","description":"first","link":"http://a"}
{"slice_id":1,"name":"B","description":"second","link":null}
