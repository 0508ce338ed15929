# Items that the end of a slice has stand behind those of its begin; a scalar of the end goes before that of the begin.
--- input perfetto
packet { seq: 1 timestamp: 1 41: 1 track_event { track_uuid: 1 type: 1 name: "x" debug_annotations { name: "a" array_values { int_value: 20 } array_values { int_value: 21 } } debug_annotations { name: "s" int_value: 1 } } }
packet { seq: 1 timestamp: 2 track_event { track_uuid: 1 type: 2 debug_annotations { name: "a" array_values { int_value: 22 } } debug_annotations { name: "s" int_value: 2 } } }
--- file q.sql
SELECT key, int_value FROM args WHERE key GLOB 'debug.*' ORDER BY key;
--- run query --csv -f q.sql input.json
--- want
key,int_value
debug.a[0],20
debug.a[1],21
debug.a[2],22
debug.s,2
