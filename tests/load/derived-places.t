# derived: upid and utid are those of SQL; 0 is the idle thread, and a main
# thread without events, as that of process 7, has no track.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW a_event AS SELECT 1 AS ts, utid, tid AS name FROM thread;
CREATE VIEW b_event AS SELECT 2 AS ts, upid, pid AS name, 'group' AS group_name FROM process;
CREATE VIEW c_event AS SELECT 3 AS ts, 99 AS utid, 'none' AS name;
--- file q.sql
SELECT s.name, t.name AS track, t.type, tid, pid FROM slice s JOIN track t ON t.id = track_id LEFT JOIN thread_track h ON h.id = t.id LEFT JOIN thread USING (utid) LEFT JOIN process_track p ON p.id = t.id LEFT JOIN process ON process.upid = p.upid WHERE t.name IN ('a', 'b', 'c');
--- run query --with d.sql --ndjson -f q.sql input.json
--- want
{"name":"0","track":"a","type":"global_track_event","tid":null,"pid":null}
{"name":"7","track":"a","type":"global_track_event","tid":null,"pid":null}
{"name":"none","track":"c","type":"global_track_event","tid":null,"pid":null}
{"name":"0","track":"b","type":"global_track_event","tid":null,"pid":null}
{"name":"2","track":"a","type":"thread_track_event","tid":2,"pid":null}
{"name":"1","track":"a","type":"thread_track_event","tid":1,"pid":null}
{"name":"7","track":"b","type":"process_track_event","tid":null,"pid":7}
