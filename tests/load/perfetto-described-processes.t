# What descriptors say of a process and a thread: a row of process_track without events, its description, the app that is the host.
--- input perfetto
packet { seq: 1 timestamp: 1 60 { 1: 10 3 { 1: 5 6: "p1" } 6 { 4: "host.app" } 14: "of p1" } }
packet { seq: 1 timestamp: 2 60 { 1: 11 4 { 1: 5 2: 6 5: "t" } 14: "of t" } }
packet { seq: 1 timestamp: 3 41: 1 11 { 11: 11 9: 3 23: "x" } }
--- file q.sql
SELECT 'process' AS of, p.name, extract_arg(k.source_arg_set_id, 'trace_id') AS uuid, extract_arg(k.source_arg_set_id, 'description') AS description, extract_arg(p.arg_set_id, 'chrome.host_app_package_name') AS app FROM process_track k JOIN process p USING (upid) UNION ALL SELECT 'thread', t.name, extract_arg(k.source_arg_set_id, 'trace_id'), extract_arg(k.source_arg_set_id, 'description'), NULL FROM thread_track k JOIN thread t USING (utid);
--- run query --csv -f q.sql input.json
--- want
of,name,uuid,description,app
process,p1,10,of p1,host.app
thread,t,11,of t,
