# derived: with --compat too.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW slow_event AS SELECT ts, dur, name, 'slow' AS track_name, id AS of, '{"a":[1,{"b":null}]}' AS args FROM slice WHERE name <> 'C';
--- file q.sql
SELECT ts, dur, slice.name, depth, track.name AS track FROM slice JOIN track ON track.id = track_id;
--- run query --compat trace_processor --with d.sql --ndjson -f q.sql input.json
--- want
{"ts":0,"dur":60000,"name":"A","depth":0,"track":"slow"}
{"ts":10000,"dur":20000,"name":"B","depth":1,"track":"slow"}
{"ts":40000,"dur":10000,"name":"C","depth":0,"track":null}
{"ts":0,"dur":60000,"name":"A","depth":0,"track":null}
{"ts":10000,"dur":20000,"name":"B","depth":1,"track":null}
