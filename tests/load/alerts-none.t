# check --alerts: without alerts the status is 0.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW x_event AS SELECT ts, dur, name, NULL AS alert_type FROM slice;
--- run check --alerts --with d.sql input.json
--- want
input.json: 8 events, nothing to report
0 alerts: 0 errors, 0 warnings
