# derived: slices are exported as if they were recorded.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW slow_event AS SELECT ts, dur, name, 'slow' AS track_name, id AS of, '{"a":[1,{"b":null}]}' AS args FROM slice WHERE name <> 'C';
--- run export --with d.sql input.json
--- want track slice
{"type":"track","track":0,"kind":"track","name":"slow"}
{"type":"track","track":1,"kind":"process","upid":0,"name":"app"}
{"type":"track","track":2,"kind":"thread","parent":1,"upid":0,"utid":0,"name":"worker"}
{"type":"track","track":3,"kind":"thread","parent":1,"upid":0,"utid":1,"name":null}
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":0,"dur":60000,"name":"A","args":{"a":[1,{"b":null}],"of":0}}
{"type":"slice","id":2,"track":0,"lane":0,"depth":1,"ts":10000,"dur":20000,"name":"B","parent":0,"args":{"a":[1,{"b":null}],"of":1}}
{"type":"slice","id":4,"track":2,"lane":0,"depth":0,"ts":40000,"dur":10000,"name":"C","cat":"y"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":0,"dur":60000,"name":"A"}
{"type":"slice","id":3,"track":3,"lane":0,"depth":1,"ts":10000,"dur":20000,"name":"B","cat":"x","parent":1}
