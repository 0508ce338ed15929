# derived: names and args are found.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW slow_event AS SELECT ts, dur, name, 'slow' AS track_name, id AS of, '{"a":[1,{"b":null}]}' AS args FROM slice WHERE name <> 'C';
--- run find --with d.sql --ndjson of input.json
--- want
{"type":"slice","id":0,"track":0,"ts":0,"dur":60000,"name":"A","off":367}
{"type":"slice","id":2,"track":0,"ts":10000,"dur":20000,"name":"B","off":441}
