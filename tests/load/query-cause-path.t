# The path of a slice is a list; that of an instant and of no thing is empty.
--- input
[{"name":"A","ph":"X","ts":0,"dur":60,"pid":1,"tid":1},
{"name":"now","ph":"i","s":"t","ts":70,"pid":1,"tid":1}]
--- file q.sql
SELECT __ttv_cause_path(0) AS a, __ttv_cause_path(1) AS b, __ttv_cause_path(2) AS c,
__ttv_cause_path(-1) AS d, __ttv_cause_path(NULL) AS e;
--- run query --ndjson -f q.sql input.json
--- want
{"a":"[[\"start\",0,0,0]]","b":"[]","c":"[]","d":"[]","e":"[]"}
