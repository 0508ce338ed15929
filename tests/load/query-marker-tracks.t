# SQL: S and F of trace_marker are slices of the process that they name, with their cookies; G, H, N stand on the track that they name, C is a counter.
--- input
             app-101   (    100) [000] ...1.     1.000001: tracing_mark_write: S|100|deliver|7
             app-101   (    100) [000] ...1.     1.000002: tracing_mark_write: B|100|measure
             app-102   (    100) [001] ...1.     1.000003: tracing_mark_write: S|100|deliver|8
             app-101   (    100) [000] ...1.     1.000004: tracing_mark_write: E|100
             app-102   (    100) [001] ...1.     1.000005: tracing_mark_write: F|100|deliver|7
             app-102   (    100) [001] ...1.     1.000006: tracing_mark_write: G|100|lane|one|1
             app-102   (    100) [001] ...1.     1.000007: tracing_mark_write: H|100|lane|1
             app-102   (    100) [001] ...1.     1.000008: tracing_mark_write: N|100|lane|dot
             app-102   (    100) [001] ...1.     1.000009: tracing_mark_write: F|100|deliver|8
             app-102   (    100) [001] ...1.     1.000009: tracing_mark_write: C|100|queue|3
--- file q.sql
INCLUDE PERFETTO MODULE slices.with_context;
SELECT s.name, s.ts, s.dur, t.type, t.name AS track, pid, extract_arg(s.arg_set_id, 'cookie') AS cookie,
  (SELECT count(*) FROM thread_or_process_slice x WHERE x.id = s.id) AS seen
FROM slice s JOIN process_track t ON t.id = track_id JOIN process USING (upid)
UNION ALL SELECT NULL, c.ts, value, t.type, t.name, pid, NULL, NULL
FROM counter c JOIN process_counter_track t ON t.id = track_id JOIN process USING (upid) ORDER BY 2;
--- run query --csv -f q.sql input.json
--- want
name,ts,dur,type,track,pid,cookie,seen
deliver,1000001000,4000,atrace_async_slice,deliver,100,7,1
deliver,1000003000,6000,atrace_async_slice,deliver,100,8,1
one,1000006000,1000,atrace_async_slice_for_track,lane,100,,1
dot,1000008000,0,atrace_async_slice_for_track,lane,100,,1
,1000009000,3.0,atrace_counter,queue,100,,
