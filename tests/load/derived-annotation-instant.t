# derived: an annotation by the id of an instant, the first of them too, is its.
--- input
[{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"i1","ph":"i","s":"t","ts":70,"pid":7,"tid":1},
{"name":"i2","ph":"i","s":"t","ts":80,"pid":7,"tid":1}]
--- file d.sql
CREATE VIEW x_annotation AS SELECT 1 AS id, 'the first' AS description UNION ALL SELECT 2, 'the second' UNION ALL SELECT 0, 'a slice';
--- file q.sql
SELECT * FROM annotation;
--- run query --with d.sql --ndjson -f q.sql input.json
--- want
{"slice_id":0,"name":"A","description":"a slice","link":null}
{"slice_id":1,"name":"i1","description":"the first","link":null}
{"slice_id":2,"name":"i2","description":"the second","link":null}
