# SQL: experimental_slice_layout puts the highest stacks first, each on the lowest lines that are free for as long as it lasts; a wide flat slice goes below a deep stack, one of no length fits anywhere.
--- input
[{"name":"wide","ph":"X","ts":0,"dur":20,"pid":1,"tid":1},
{"name":"deep","ph":"X","ts":2,"dur":10,"pid":1,"tid":2},
{"name":"deep 1","ph":"X","ts":2,"dur":8,"pid":1,"tid":2},
{"name":"deep 2","ph":"X","ts":3,"dur":6,"pid":1,"tid":2},
{"name":"gap","ph":"X","ts":13,"dur":3,"pid":1,"tid":2},
{"name":"early","ph":"X","ts":0,"dur":2,"pid":1,"tid":3},
{"name":"early 1","ph":"X","ts":0,"dur":1,"pid":1,"tid":3},
{"name":"late","ph":"X","ts":11,"dur":4,"pid":1,"tid":3},
{"name":"late 1","ph":"X","ts":12,"dur":1,"pid":1,"tid":3},
{"name":"mark","ph":"i","s":"t","ts":5,"pid":1,"tid":3},
{"name":"open","ph":"B","ts":16,"pid":1,"tid":3},
{"name":"other","ph":"X","ts":0,"dur":20,"pid":1,"tid":4}]
--- file q.sql
SELECT name, depth, layout_depth FROM experimental_slice_layout((SELECT group_concat(track_id) FROM slice WHERE name <> 'other')) JOIN slice USING (id) ORDER BY id;
--- run query --csv -f q.sql input.json
--- want
name,depth,layout_depth
wide,0,5
early,0,0
early 1,1,1
deep,0,0
deep 1,1,1
deep 2,2,2
mark,0,3
late,0,3
late 1,1,4
gap,0,0
open,0,0
