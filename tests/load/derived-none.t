# derived: a file that derives nothing is wrong.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
SELECT 1;
--- run info --with d.sql input.json
--- want
--- stderr
ttv: d.sql: it derives nothing: no table or view NAME_event or NAME_annotation, and no rows with a column ts
--- status 2
