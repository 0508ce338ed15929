# metric: a step of the way may be an instant, whose id is that of its row among the slices.
--- input
[{"name":"first","ph":"X","ts":1,"dur":5,"pid":1,"tid":2},
{"name":"wake","ph":"i","s":"t","ts":20,"pid":1,"tid":2},
{"name":"wake","ph":"i","s":"t","ts":30,"pid":1,"tid":2},
{"name":"go","ph":"s","id":1,"ts":30,"pid":1,"tid":2},
{"name":"go","ph":"f","bp":"e","id":1,"ts":100,"pid":1,"tid":1},
{"name":"A","ph":"X","ts":100,"dur":30,"pid":1,"tid":1}]
--- file q.sql
SELECT id, name, ts, dur, __ttv_cause_path(id) AS path FROM slice;
--- run query --tsv -f q.sql input.json
--- want
id	name	ts	dur	path
0	first	1000	5000	[["start",0,1000,0]]
1	wake	20000	0	[]
2	wake	30000	0	[]
3	A	100000	30000	[["start",3,100000,0],["flow from",2,30000,70000]]
