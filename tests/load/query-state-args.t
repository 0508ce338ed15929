# SQL: the args of a state of a track.
--- input perfetto
packet { track_descriptor { uuid: 2 name: "power" state { } } }
packet { timestamp: 100 seq: 1 track_event { type: 5 track_uuid: 2 name: "ON" debug_annotations { name: "volts" int_value: 3 } } }
packet { timestamp: 200 seq: 1 track_event { type: 5 track_uuid: 2 name: "SLEEP" } }
packet { timestamp: 300 seq: 1 track_event { type: 5 track_uuid: 2 name: "ON" debug_annotations { name: "volts" int_value: 5 } } }
--- file q.sql
SELECT s.ts, s.value, s.arg_set_id IS NULL AS none, a.key, a.display_value FROM state s LEFT JOIN args a USING (arg_set_id) ORDER BY s.ts;
--- run query --csv -f q.sql input.json
--- want
ts,value,none,key,display_value
100,ON,0,debug.volts,3
200,SLEEP,1,,
300,ON,0,debug.volts,5
