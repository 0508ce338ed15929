# derived: rows of the last statement are events on a track of the name of the file.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
SELECT 1 AS ts, 'lost' AS name;
SELECT 2 AS ts, 'kept' AS name;
--- file q.sql
SELECT ts, slice.name, track.name AS track FROM slice JOIN track ON track.id = track_id WHERE ts < 10;
--- run query --with d.sql --ndjson -f q.sql input.json
--- want
{"ts":0,"name":"A","track":null}
{"ts":2,"name":"kept","track":"d"}
