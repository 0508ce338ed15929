# SQL: slices with what is left of those around them.
--- input
[{"ph":"X","pid":1,"tid":1,"ts":0,"dur":40,"name":"a"},
{"ph":"X","pid":1,"tid":1,"ts":1,"dur":3,"name":"b"},
{"ph":"X","pid":1,"tid":1,"ts":40,"dur":15,"name":"c"},
{"ph":"X","pid":1,"tid":1,"ts":56,"dur":4,"name":"a"},
{"ph":"X","pid":1,"tid":1,"ts":60,"dur":5,"name":"a"}]
--- file q.sql
INCLUDE PERFETTO MODULE viz.slices;
SELECT * FROM _viz_slice_ancestor_agg!((SELECT id, dur FROM slice WHERE name = 'b'), slice) ORDER BY id;
--- run query --csv -f q.sql input.json
--- want
id,parentId,name,self_dur,self_count,simple_count
0,,a,37000,0,1
1,0,b,3000,1,1
