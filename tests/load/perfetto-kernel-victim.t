# The kernel kills for memory by the number of a thread: its process is that which others tell, or else its own.
--- input perfetto
packet { process_tree { 1 { 1: 1000 2: 1 3: "app" } 2 { 1: 1001 3: 1000 } } }
packet { seq: 1 ftrace_events { 1: 4 2 { 1: 1234 2: 4321 334 { 1: 1001 } } 2 { 1: 1235 2: 4321 334 { 1: 77 } } } }
--- file q.sql
SELECT s.ts, s.name, t.tid, p.pid, p.name AS process FROM slice s JOIN thread_track k ON k.id = s.track_id JOIN thread t USING (utid) LEFT JOIN process p USING (upid) UNION ALL SELECT NULL, 'processes', NULL, count(*), NULL FROM process WHERE pid IN (1000, 1001, 77);
--- run query --csv -f q.sql input.json
--- want
ts,name,tid,pid,process
1234,mem.oom_kill,1001,1000,app
1235,mem.oom_kill,77,77,
,processes,,2,
