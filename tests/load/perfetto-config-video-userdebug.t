# A display that was to be recorded: told of on builds for users, which do not, and on no others.
--- input perfetto
packet { timestamp: 10 track_event { type: 3 name: "x" } seq: 1 }
packet { 45 { 2: "maker/board/name:14/ABC/1234:userdebug/release-keys" } }
packet { 33 { 2 { 1 { 1: "android.display.video" } } } }
--- file q.sql
SELECT count(*) AS n, max(title) AS title FROM __intrinsic_trace_diagnostics;
--- run query --csv -f q.sql input.json
--- want
n,title
0,
