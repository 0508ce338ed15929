# derived: times are those of the timeline of several files.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW x_event AS SELECT ts, dur, slice.name, utid FROM slice JOIN thread_track ON thread_track.id = track_id;
--- file b.json
[{"name":"Z","ph":"X","ts":5,"dur":6,"pid":7,"tid":1}]
--- file q.sql
SELECT ts, slice.name, utid, track.name AS track FROM slice JOIN track ON track.id = track_id LEFT JOIN thread_track h ON h.id = track_id;
--- run query --with d.sql --offset input.json=+1ms --ndjson -f q.sql input.json b.json
--- want
{"ts":1040000,"name":"C","utid":1,"track":null}
{"ts":1040000,"name":"C","utid":1,"track":"x"}
{"ts":1000000,"name":"A","utid":2,"track":null}
{"ts":1010000,"name":"B","utid":2,"track":null}
{"ts":1000000,"name":"A","utid":2,"track":"x"}
{"ts":1010000,"name":"B","utid":2,"track":"x"}
{"ts":5000,"name":"Z","utid":3,"track":null}
{"ts":5000,"name":"Z","utid":3,"track":"x"}
