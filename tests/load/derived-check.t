# derived: slices that overlap or have no end are nothing to report.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
SELECT 0 AS ts, 10 AS dur UNION ALL SELECT 5, 10 UNION ALL SELECT 6, -1;
--- run check --with d.sql input.json
--- want
input.json: 8 events, nothing to report
