# derived: both ends of int64, a mean as time, lengths of all kinds.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW e_event AS
SELECT -9223372036854775807 - 1 AS ts, 10 AS dur, 'low' AS name
UNION ALL SELECT 9223372036854775807, 10, 'high'
UNION ALL SELECT 10, -1, 'open' UNION ALL SELECT 20, -7, 'negative'
UNION ALL SELECT NULL, 7, 'no time' UNION ALL SELECT 'x', 7, 'no time'
UNION ALL SELECT 1e30, 7, 'no time' UNION ALL SELECT 29.5, 7.4, 'real'
UNION ALL SELECT 40, 'x', 'no length' UNION ALL SELECT 50, NULL, 'instant'
UNION ALL SELECT 60, 0, NULL UNION ALL SELECT 70, 1, 12 UNION ALL SELECT 80, 1, 1.5;
--- file q.sql
SELECT ts, dur, slice.name FROM slice JOIN track ON track.id = track_id WHERE track.name = 'e';
--- run query --with d.sql --ndjson -f q.sql input.json
--- want
{"ts":-9223372036854775808,"dur":10,"name":"low"}
{"ts":10,"dur":-1,"name":"open"}
{"ts":20,"dur":0,"name":"negative"}
{"ts":30,"dur":7,"name":"real"}
{"ts":40,"dur":-1,"name":"no length"}
{"ts":50,"dur":0,"name":"instant"}
{"ts":60,"dur":0,"name":null}
{"ts":70,"dur":1,"name":"12"}
{"ts":80,"dur":1,"name":"1.5"}
{"ts":9223372036854775807,"dur":10,"name":"high"}
