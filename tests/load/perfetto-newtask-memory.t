# Memory of a task is its own though its number is given out again later; what is counted for a task that begins within 5 ms is of that one; other memory has its id for a name.
--- input perfetto
packet { timestamp: 50 process_tree { processes { pid: 12 cmdline: "old" } threads { tid: 12 tgid: 12 } } }
packet { ftrace_events { cpu: 1 event { timestamp: 20000100 pid: 12 rss_stat { member: 1 size: 3 curr: 1 mm_id: 6 } } } }
packet { ftrace_events { cpu: 0 event { timestamp: 60 pid: 12 rss_stat { member: 1 size: 1 curr: 1 mm_id: 5 } }
 event { timestamp: 70 pid: 9 rss_stat { member: 1 size: 2 curr: 0 mm_id: 6 } }
 event { timestamp: 19999000 pid: 9 rss_stat { member: 1 size: 4 curr: 0 mm_id: 6 } }
 event { timestamp: 20000000 pid: 9 task_newtask { pid: 12 comm: "new" clone_flags: 17 } } } }
--- file q.sql
SELECT t.name, ts, value, p.pid, p.name AS process FROM counter c JOIN counter_track t ON c.track_id = t.id LEFT JOIN process_counter_track x ON x.id = t.id LEFT JOIN process p USING(upid) ORDER BY ts;
--- run query --ndjson -f q.sql input.json
--- want
{"name":"mem.rss.anon","ts":60,"value":1.0,"pid":12,"process":"old"}
{"name":"mem.rss.anon id: 6","ts":70,"value":2.0,"pid":null,"process":null}
{"name":"mem.rss.anon","ts":19999000,"value":4.0,"pid":12,"process":"new"}
{"name":"mem.rss.anon","ts":20000100,"value":3.0,"pid":12,"process":"new"}
