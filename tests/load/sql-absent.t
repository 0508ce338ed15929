# SQL: a look-up of an id that nothing has gives no rows and no error; of null none either.
--- input
[{"name":"A","ph":"X","ts":0,"dur":60,"pid":1,"tid":1,"args":{"k":1}},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":1,"tid":1},
{"name":"C","ph":"X","ts":40,"dur":9,"pid":1,"tid":2},
{"name":"go","ph":"s","id":1,"ts":12,"pid":1,"tid":1},
{"name":"go","ph":"f","bp":"e","id":1,"ts":41,"pid":1,"tid":2},
{"name":"heap","ph":"C","ts":0,"pid":1,"args":{"kb":10}},
{"name":"heap","ph":"C","ts":50,"pid":1,"args":{"kb":30}}]
--- file q.sql
WITH ids(x) AS (VALUES (-9223372036854775807 - 1), (-1), (1000), (4294967295), (4294967296), (4294967297),
  (9223372036854775807), (NULL), (0.5), ('0x'))
SELECT
  (SELECT count(*) FROM ids JOIN counter c ON c.track_id = x) AS counter,
  (SELECT count(*) FROM ids JOIN flow f ON f.slice_out = x) AS flow_out,
  (SELECT count(*) FROM ids JOIN flow f ON f.slice_in = x) AS flow_in,
  (SELECT count(*) FROM ids JOIN slice s ON s.track_id = x) AS slice_track,
  (SELECT count(*) FROM ids JOIN slice s ON s.parent_id = x) AS slice_parent,
  (SELECT count(*) FROM ids JOIN slice s ON s.arg_set_id = x) AS slice_args,
  (SELECT count(*) FROM ids JOIN slice s ON s.id = x) AS slice,
  (SELECT count(*) FROM ids JOIN args a ON a.arg_set_id = x) AS args,
  (SELECT count(*) FROM ids JOIN thread t ON t.utid = x) AS thread,
  (SELECT count(*) FROM ids JOIN thread t ON t.upid = x) AS thread_upid,
  (SELECT count(*) FROM ids JOIN process p ON p.upid = x) AS process,
  (SELECT count(*) FROM ids JOIN track t ON t.id = x) AS track,
  (SELECT count(*) FROM ids JOIN thread_track t ON t.utid = x) AS track_utid,
  (SELECT count(*) FROM ids JOIN process_counter_track t ON t.upid = x) AS track_upid,
  (SELECT count(*) FROM ids JOIN thread_state s ON s.utid = x) AS state,
  (SELECT count(*) FROM ids JOIN stack_profile_callsite s ON s.parent_id = x) AS callsite;
--- run query --ndjson -f q.sql input.json
--- want
{"counter":0,"flow_out":0,"flow_in":0,"slice_track":0,"slice_parent":0,"slice_args":0,"slice":0,"args":0,"thread":0,"thread_upid":0,"process":0,"track":0,"track_utid":0,"track_upid":0,"state":0,"callsite":0}
