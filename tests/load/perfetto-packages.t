# The packages of an Android, as a table; what a package does not say is 0.
--- input perfetto
packet { 47 { 1 { 1: "com.a" 2: 10001 3: 1 5: 77 } 1 { 1: "com.b" 2: 10002 4: 1 } } }
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "a" } }
--- file q.sql
SELECT * FROM package_list;
--- run query --csv -f q.sql input.json
--- want
id,package_name,uid,debuggable,profileable_from_shell,version_code
0,com.a,10001,1,0,77
1,com.b,10002,0,1,0
