# derived: queries without rows add nothing.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW a_event AS SELECT ts FROM slice WHERE 0; CREATE VIEW a_annotation AS SELECT name FROM slice WHERE 0;
--- file q.sql
SELECT (SELECT count(*) FROM slice) AS n, (SELECT count(*) FROM annotation) AS notes, (SELECT count(*) FROM alert) AS alerts;
--- run query --with d.sql --ndjson -f q.sql input.json
--- want
{"n":3,"notes":0,"alerts":0}
