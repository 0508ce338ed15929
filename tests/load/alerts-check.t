# check --alerts: each alert, and its own exit status.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW x_event AS SELECT ts, dur, name, CASE name WHEN 'A' THEN 'error' WHEN 'B' THEN 'Warning' END AS alert_type FROM slice UNION ALL SELECT 50000, NULL, 'now', 'error';
--- run check --alerts --with d.sql input.json
--- want
input.json: 9 events, nothing to report
3 alerts: 2 errors, 1 warning
  error                  0 s     60 µs  A  on x
  warning        0.000 010 s     20 µs  B  on x
  error          0.000 050 s            now  on x
--- status 5
