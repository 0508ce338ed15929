# SQL: states of a track are rows of state and not of slice; an empty name ends one; a track described as one of states that only has children is a state_track.
--- input perfetto
packet { track_descriptor { uuid: 1 process { pid: 5 process_name: "P" } } }
packet { track_descriptor { uuid: 2 parent_uuid: 1 name: "power" state { } } }
packet { track_descriptor { uuid: 3 name: "all" state { } } }
packet { track_descriptor { uuid: 4 parent_uuid: 3 name: "one" state { } } }
packet { timestamp: 100 seq: 1 track_event { type: 5 track_uuid: 2 name: "ON" } }
packet { timestamp: 200 seq: 1 track_event { type: 5 track_uuid: 2 name: "SLEEP" } }
packet { timestamp: 300 seq: 1 track_event { type: 5 track_uuid: 2 } }
packet { timestamp: 400 seq: 1 track_event { type: 5 track_uuid: 4 name: "ON" } }
--- file q.sql
SELECT t.name AS track, t.type, p.name AS parent, s.ts, s.dur, s.value, (SELECT count(*) FROM slice) AS slices,
  t.id IN (SELECT id FROM process_state_track) AS of_process
FROM state_track t LEFT JOIN state s ON s.track_id = t.id LEFT JOIN track p ON p.id = t.parent_id ORDER BY s.ts;
--- run query --csv -f q.sql input.json
--- want
track,type,parent,ts,dur,value,slices,of_process
all,global_state_track_event,,,,,0,0
power,process_state_track_event,,100,100,ON,0,1
power,process_state_track_event,,200,100,SLEEP,0,1
one,global_state_track_event,all,400,-1,ON,0,0
