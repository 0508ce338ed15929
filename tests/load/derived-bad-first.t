# derived: of two bad rows the first one is told.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW x_event AS SELECT 1 AS ts, 'fatal' AS alert_type UNION ALL SELECT 2, 'dire' ORDER BY 1;
--- run info --with d.sql input.json
--- want
--- stderr
ttv: d.sql: x_event: alert_type "fatal" is neither warning nor error nor null
--- status 2
