# the table alert.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW x_event AS SELECT ts, dur, name, iif(name = 'A', 'error', NULL) AS alert_type FROM slice;
--- file q.sql
SELECT * FROM alert;
--- run query --with d.sql --ndjson -f q.sql input.json
--- want
{"slice_id":0,"ts":0,"dur":60000,"name":"A","alert_type":"error"}
