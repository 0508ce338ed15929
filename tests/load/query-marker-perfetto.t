# SQL: the same markers from print events of protobuf, beside an async slice and a counter of the same names that are none.
--- input perfetto
packet { process_tree { processes { pid: 10 cmdline: "app" } threads { tid: 11 tgid: 10 name: "main" } } }
packet { ftrace_events { cpu: 0
 event { timestamp: 120 pid: 11 print { buf: "S|10|asy|7\n" } }
 event { timestamp: 130 pid: 11 print { buf: "G|10|lane|one|8\n" } }
 event { timestamp: 140 pid: 11 print { buf: "F|10|asy|7\n" } }
 event { timestamp: 150 pid: 11 print { buf: "H|10|lane|8\n" } }
 event { timestamp: 170 pid: 11 print { buf: "C|10|queue|3\n" } }
} }
packet { track_descriptor { uuid: 1 process { pid: 10 } } }
packet { track_descriptor { uuid: 2 name: "queue" parent_uuid: 1 counter { } } }
packet { track_descriptor { uuid: 3 name: "lane" parent_uuid: 1 } }
packet { timestamp: 180 seq: 1 track_event { type: 4 track_uuid: 2 counter_value: 4 } }
packet { timestamp: 190 seq: 1 track_event { type: 3 track_uuid: 3 name: "i" } }
--- file q.sql
SELECT s.name, s.ts, t.type, t.name AS track, pid, extract_arg(s.arg_set_id, 'cookie') AS cookie
FROM slice s JOIN process_track t ON t.id = track_id JOIN process USING (upid)
UNION ALL SELECT value, c.ts, t.type, t.name, pid, NULL
FROM counter c JOIN process_counter_track t ON t.id = track_id JOIN process USING (upid) ORDER BY 2;
--- run query --csv -f q.sql input.json
--- want
name,ts,type,track,pid,cookie
asy,120,atrace_async_slice,asy,10,7
one,130,atrace_async_slice_for_track,lane,10,
3.0,170,atrace_counter,queue,10,
4.0,180,process_counter_track_event,queue,10,
i,190,process_track_event,lane,10,
