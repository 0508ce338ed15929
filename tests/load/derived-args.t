# derived: columns and args of events are args.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW slow_event AS SELECT ts, dur, name, 'slow' AS track_name, id AS of, '{"a":[1,{"b":null}]}' AS args FROM slice WHERE name <> 'C';
--- file q.sql
SELECT slice.id, key, display_value FROM slice JOIN args USING (arg_set_id);
--- run query --with d.sql --ndjson -f q.sql input.json
--- want
{"id":0,"key":"args.a[0]","display_value":"1"}
{"id":0,"key":"args.of","display_value":"0"}
{"id":2,"key":"args.a[0]","display_value":"1"}
{"id":2,"key":"args.of","display_value":"1"}
