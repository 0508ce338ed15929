# A name that stands twice has its last value; one without a value is no arg, and the slice has no set.
--- input
[
{"ph":"X","name":"object","pid":1,"tid":1,"ts":1,"dur":1,"args":{"a":1,"a":{}}},
{"ph":"X","name":"array","pid":1,"tid":1,"ts":3,"dur":1,"args":{"a":1,"a":[ ]}},
{"ph":"X","name":"null","pid":1,"tid":1,"ts":5,"dur":1,"args":{"a":1,"a":null}},
{"ph":"X","name":"text","pid":1,"tid":1,"ts":7,"dur":1,"args":{"a":{},"a":"x"}},
{"ph":"X","name":"bracket","pid":1,"tid":1,"ts":9,"dur":1,"args":{"a":"[{"}},
{"ph":"X","name":"deep","pid":1,"tid":1,"ts":11,"dur":1,"args":{"a":{"b":[ -1]}}},
{"ph":"X","name":"deep null","pid":1,"tid":1,"ts":13,"dur":1,"args":{"a":{"b":false,"b":null}}},
{"ph":"X","name":"outer null","pid":1,"tid":1,"ts":15,"dur":1,"args":{"a":{"b":true},"a":null}},
{"ph":"X","name":"spelled","pid":1,"tid":1,"ts":17,"dur":1,"args":{"a":1,"\u0061":null}},
{"ph":"X","name":"truth","pid":1,"tid":1,"ts":19,"dur":1,"args":{ "b" : true , "c":{}}},
{"ph":"X","name":"nothing","pid":1,"tid":1,"ts":21,"dur":1,"args":{"b":[[],{}]}},
{"ph":"B","name":"of the begin","pid":1,"tid":1,"ts":23,"args":{"a":2}},
{"ph":"E","pid":1,"tid":1,"ts":24,"args":{}},
{"ph":"B","name":"of the end","pid":1,"tid":1,"ts":25},
{"ph":"E","pid":1,"tid":1,"ts":26,"args":{"a":3}},
{"ph":"B","name":"taken away","pid":1,"tid":1,"ts":27,"args":{"a":4}},
{"ph":"E","pid":1,"tid":1,"ts":28,"args":{"a":null}},
{"ph":"B","name":"of neither","pid":1,"tid":1,"ts":29},
{"ph":"E","pid":1,"tid":1,"ts":30}
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
deep,0,,1
deep null,1,,0
outer null,1,,0
spelled,1,,0
truth,0,,1
nothing,1,,0
of the begin,0,2,1
of the end,0,3,1
taken away,1,,0
of neither,1,,0
