# Tables of several kinds of a file are told apart: the rows of one begin behind those of the other.
--- input perfetto
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 1 timestamp: 1600000000000000000 } } }
packet { android_log { events { pid: 1 tid: 7 uid: 10 timestamp: 1600000000000001000 tag: "Tag" prio: 5 message: "first" } } }
packet { android_log { events { pid: 1 tid: 7 timestamp: 1600000000000002000 tag: "Tag" prio: 3 message: "second" } } }
packet { 47 { 1 { 1: "com.a" 2: 10001 3: 1 5: 77 } 1 { 1: "com.b" 2: 10002 4: 1 } } }
--- file q.sql
SELECT p.id, package_name, uid, version_code, l.msg, l.prio FROM package_list p JOIN android_logs l USING (id) ORDER BY 1;
--- run query --csv -f q.sql input.json
--- want
id,package_name,uid,version_code,msg,prio
0,com.a,10001,77,first,5
1,com.b,10002,0,second,3
