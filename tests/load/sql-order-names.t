# A column of an aggregate with ORDER BY has the name that the statement gives it, whether or not SQLite knows such an order.
--- input
[
{"ph":"X","name":"b","pid":1,"tid":1,"ts":1,"dur":1},
{"ph":"X","name":"a","pid":1,"tid":1,"ts":3,"dur":1}
]
--- file q.sql
CREATE PERFETTO MACRO m(a Expr) RETURNS Expr AS group_concat($a ORDER BY $a DESC);
SELECT group_concat(name , '-' ORDER BY name) , 1+1, json_group_array(id order by ts DESC) AS k, max((SELECT group_concat(id ORDER BY ts DESC) FROM slice)) || 'x', m!(name), 1+m ! (id) || 'x', count(id ORDER BY ts), 1 + sum(DISTINCT id order by ts desc) FROM slice
--- run query --csv -f q.sql input.json
--- want
"group_concat(name , '-' ORDER BY name)",1+1,k,max((SELECT group_concat(id ORDER BY ts DESC) FROM slice)) || 'x',m!(name),1+m ! (id) || 'x',count(id ORDER BY ts),1 + sum(DISTINCT id order by ts desc)
a-b,2,"[1,0]","1,0x","b,a",2,2,2
