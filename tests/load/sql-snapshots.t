# The table snapshot: when each was taken, and of which object.
--- input
[{"ph":"N","name":"A","cat":"c","id":"0x1","pid":1,"tid":1,"ts":1},
{"ph":"N","name":"B","cat":"c","id":"0x2","pid":1,"tid":1,"ts":2},
{"ph":"O","name":"B","cat":"c","id":"0x2","pid":1,"tid":1,"ts":3,"args":{"snapshot":{"x":1}}},
{"ph":"O","name":"A","cat":"c","id":"0x1","pid":1,"tid":1,"ts":4,"args":{"snapshot":{"x":2}}},
{"ph":"O","name":"B","cat":"c","id":"0x2","pid":1,"tid":1,"ts":5,"args":{"snapshot":{"x":3}}}]
--- file q.sql
SELECT ts, (SELECT name FROM object WHERE id = s.object) AS name, display_value FROM snapshot s JOIN args USING (arg_set_id) ORDER BY 1
--- run query --csv -f q.sql input.json
--- want
ts,name,display_value
3000,B,1
4000,A,2
5000,B,3
