# SQL: a tree of a table, and its table again.
--- input
[{"ph":"X","pid":1,"tid":1,"ts":0,"dur":40,"name":"a"},
{"ph":"X","pid":1,"tid":1,"ts":1,"dur":3,"name":"b"},
{"ph":"X","pid":1,"tid":1,"ts":40,"dur":15,"name":"c"},
{"ph":"X","pid":1,"tid":1,"ts":56,"dur":4,"name":"a"},
{"ph":"X","pid":1,"tid":1,"ts":60,"dur":5,"name":"a"}]
--- file q.sql
INCLUDE PERFETTO MODULE std.trees.table_conversion;
SELECT * FROM _tree_to_table!(_tree_from_table!((SELECT id, parent_id, name FROM slice), (name)), (name)) ORDER BY id;
--- run query --csv -f q.sql input.json
--- want
_tree_id,_tree_parent_id,id,parent_id,name
0,,0,,a
1,0,1,0,b
2,,2,,c
3,,3,,a
4,,4,,a
