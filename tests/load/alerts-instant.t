# the table alert has the time of an instant, of the first one too.
--- input
[{"name":"A","ph":"X","ts":5,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1}]
--- file d.sql
CREATE VIEW x_event AS SELECT ts + 3000 AS ts, name || ' is late' AS name, 'warning' AS alert_type FROM slice;
--- file q.sql
SELECT ts, dur, name FROM alert;
--- run query --with d.sql --csv -f q.sql input.json
--- want
ts,dur,name
8000,0,A is late
13000,0,B is late
