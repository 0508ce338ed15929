# SQL: experimental_flat_slice: of each track the innermost slice from a time to another one, and null between; a slice begins a row, and so does an end; what began before an outermost slice is left out, what has no end goes to the end of the time; instants are none.
--- input
[{"name":"before","ph":"X","ts":0,"dur":3,"pid":1,"tid":1},
{"name":"inside","ph":"X","ts":1.5,"dur":1,"pid":1,"tid":1},
{"name":"A","ph":"X","ts":4,"dur":4,"cat":"c","pid":1,"tid":1,"args":{"k":1}},
{"name":"B","ph":"X","ts":4,"dur":1,"pid":1,"tid":1},
{"name":"C","ph":"X","ts":7,"dur":1,"pid":1,"tid":1},
{"name":"mark","ph":"i","s":"t","ts":6,"pid":1,"tid":1},
{"name":"last","ph":"B","ts":9,"pid":1,"tid":1},
{"name":"only","ph":"X","ts":2,"dur":1,"pid":1,"tid":2},
{"name":"late","ph":"X","ts":10,"dur":9,"pid":1,"tid":3}]
--- file q.sql
SELECT ts, f.dur, t.tid, f.category, f.name, f.arg_set_id = f.source_id AS args, s.name AS source FROM experimental_flat_slice(1000, 10000) f JOIN thread_track k ON k.id = f.track_id JOIN thread t USING (utid) LEFT JOIN (SELECT id, name FROM slice) s ON s.id = f.source_id;
--- run query --csv -f q.sql input.json
--- want
ts,dur,tid,category,name,args,source
1000,3000,1,,,,
4000,0,1,c,A,1,A
4000,1000,1,,B,,B
5000,2000,1,c,A,1,A
7000,1000,1,,C,,C
8000,0,1,c,A,1,A
8000,1000,1,,,,
9000,1000,1,,last,,last
1000,1000,2,,,,
2000,1000,2,,only,,only
3000,7000,2,,,,
