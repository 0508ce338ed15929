# The table android_logs has the lines of Android's log in order of their times, whatever order they are recorded in.
--- input perfetto
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 1 timestamp: 1600000000000000000 } } }
packet { android_log { events { pid: 1 tid: 7 uid: 10 timestamp: 1600000000000001000 tag: "Tag" prio: 5 message: "second" } } }
packet { android_log { events { pid: 1 tid: 8 timestamp: 1600000000000000500 tag: "Other" prio: 3 message: "first" } events { pid: 1 tid: 8 timestamp: 1600000000000002000 } } }
--- file q.sql
SELECT l.*, tid FROM android_logs l JOIN thread USING (utid) WHERE ts > 1499 AND ts <= 3000;
--- run query --csv -f q.sql input.json
--- want
id,ts,utid,prio,tag,msg,tid
0,1500,2,3,Other,first,8
1,2000,1,5,Tag,second,7
2,3000,2,0,,,8
