# check --alerts --json.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW x_event AS SELECT ts, dur, name, 'error' AS alert_type FROM slice WHERE name = 'A' UNION ALL SELECT 50000, NULL, 'now', 'warning';
--- run check --alerts --json --with d.sql input.json
--- want
{"files":["input.json"],"events":7,"total":0,"warnings":[],"alerts":[{"alert_type":"error","ts":0,"dur":60000,"name":"A","track":"x"},{"alert_type":"warning","ts":50000,"name":"now","track":"x"}]}
--- status 5
