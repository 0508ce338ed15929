# trace_id of an arrow is the id of the file, also where its events are of several flows, or end one.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "a" flow_ids: 11 flow_ids: 12 flow_ids: 18446744073709551615 } }
packet { timestamp: 200 seq: 1 track_event { type: 3 track_uuid: 2 name: "b" flow_ids: 11 } }
packet { timestamp: 300 seq: 1 track_event { type: 3 track_uuid: 2 name: "c" flow_ids: 11 terminating_flow_ids: 12 } }
packet { timestamp: 400 seq: 1 track_event { type: 3 track_uuid: 2 name: "d" flow_ids: 18446744073709551615 } }
packet { timestamp: 500 seq: 1 track_event { type: 3 track_uuid: 2 name: "e" flow_ids_old: 5 } }
packet { timestamp: 600 seq: 1 track_event { type: 3 track_uuid: 2 name: "f" terminating_flow_ids_old: 5 } }
--- file q.sql
SELECT o.name || i.name AS arrow, trace_id FROM flow JOIN slice o ON o.id = slice_out JOIN slice i ON i.id = slice_in ORDER BY 1
--- run query --csv -f q.sql input.json
--- want
arrow,trace_id
ab,11
ac,12
ad,-1
bc,11
ef,5
