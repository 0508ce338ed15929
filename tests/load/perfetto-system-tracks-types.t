# In SQL the track of such a thread has the type of track events, the one beside it that of threads.
--- input perfetto
packet { seq: 1 flags: 1 track_descriptor { uuid: 10 disallow_merging_with_system_tracks: 1 thread { pid: 5 tid: 6 thread_name: "apart" } } }
packet { seq: 2 flags: 1 track_descriptor { uuid: 20 thread { pid: 5 tid: 7 thread_name: "together" } } }
packet { seq: 1 timestamp: 100 track_event { type: 1 track_uuid: 10 name: "sdk" } }
packet { seq: 1 timestamp: 105 track_event { type: 1 name: "sdk too" } }
packet { seq: 2 timestamp: 100 track_event { type: 1 track_uuid: 20 name: "sdk" } }
packet { ftrace_events { cpu: 0 event { timestamp: 110 pid: 6 print { buf: "B|5|marker\n" } } event { timestamp: 120 pid: 6 print { buf: "I|5|mark\n" } } event { timestamp: 190 pid: 6 print { buf: "E|5\n" } } } }
packet { ftrace_events { cpu: 1 event { timestamp: 110 pid: 7 print { buf: "B|5|marker\n" } } event { timestamp: 170 pid: 7 print { buf: "E|5\n" } } } }
packet { seq: 1 timestamp: 160 track_event { type: 2 } }
packet { seq: 1 timestamp: 180 track_event { type: 2 track_uuid: 10 } }
packet { seq: 2 timestamp: 180 track_event { type: 2 track_uuid: 20 } }
--- file q.sql
SELECT s.ts, s.name, t.type, t.parent_id, tid FROM slice s JOIN thread_track t ON t.id = s.track_id JOIN thread USING (utid) WHERE s.ts < 115 ORDER BY tid, s.ts
--- run query --csv -f q.sql input.json
--- want
ts,name,type,parent_id,tid
100,sdk,thread_track_event,,6
105,sdk too,thread_track_event,,6
110,marker,thread_execution,,6
100,sdk,thread_execution,,7
110,marker,thread_execution,,7
