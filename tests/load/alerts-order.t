# Alerts of several tracks come in the order of time, those of one time in the order of their ids.
--- input
[{"name":"bad","ph":"X","ts":50,"dur":1,"pid":1,"tid":1},
{"name":"bad","ph":"X","ts":10,"dur":5,"pid":1,"tid":1},
{"name":"bad","ph":"X","ts":30,"dur":1,"pid":1,"tid":2},
{"name":"bad","ph":"X","ts":10,"dur":2,"pid":1,"tid":2},
{"name":"good","ph":"X","ts":20,"dur":1,"pid":1,"tid":2},
{"name":"bad","ph":"X","ts":40,"dur":1,"pid":2,"tid":1},
{"name":"bad","ph":"X","ts":5,"dur":1,"pid":2,"tid":1}]
--- file d.sql
CREATE VIEW x_event AS SELECT ts, dur, name, iif(name = 'bad', 'error', NULL) AS alert_type FROM slice;
--- file q.sql
SELECT slice_id, ts, dur, name FROM alert;
--- run query --with d.sql --csv -f q.sql input.json
--- want
slice_id,ts,dur,name
0,5000,1000,bad
2,10000,5000,bad
4,10000,2000,bad
8,30000,1000,bad
10,40000,1000,bad
12,50000,1000,bad
