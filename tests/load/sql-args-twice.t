# A name that stands twice has its last value; one without a value is no arg, and the slice has no set.
--- input
[
{"ph":"X","name":"object","pid":1,"tid":1,"ts":1,"dur":1,"args":{"a":1,"a":{}}},
{"ph":"X","name":"array","pid":1,"tid":1,"ts":3,"dur":1,"args":{"a":1,"a":[ ]}},
{"ph":"X","name":"null","pid":1,"tid":1,"ts":5,"dur":1,"args":{"a":1,"a":null}},
{"ph":"X","name":"text","pid":1,"tid":1,"ts":7,"dur":1,"args":{"a":{},"a":"x"}},
{"ph":"X","name":"bracket","pid":1,"tid":1,"ts":9,"dur":1,"args":{"a":"[{"}}
]
--- file q.sql
SELECT name, arg_set_id IS NULL AS none, extract_arg(arg_set_id, 'args.a') AS a, (SELECT count(*) FROM args WHERE arg_set_id = slice.arg_set_id) AS n FROM slice
--- run query --csv -f q.sql input.json
--- want
name,none,a,n
object,1,,0
array,1,,0
null,1,,0
text,0,x,1
bracket,0,[{,1
