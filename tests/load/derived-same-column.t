# derived: of two columns for one part the first is the part, the second an arg.
--- input
[{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1}]
--- file d.sql
CREATE VIEW slow_event AS SELECT ts, dur, 'first' AS slice_name, 'x' AS track_name, 'y' AS track, 'second' AS name FROM slice;
--- run export --with d.sql input.json
--- want slice
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":0,"dur":60000,"name":"first","args":{"track":"y","name":"second"}}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":0,"dur":60000,"name":"A"}
