# An arg is found whatever its event looks like: escapes in its name, in the
# end event, below others, in a list, beside nulls; args that are no object.
--- input
[{"name":"a","ph":"X","ts":1,"dur":1,"pid":1,"tid":1,"args":{"url":"plain"}},
{"name":"b","ph":"X","ts":3,"dur":1,"pid":1,"tid":1,"args":{"\u0075rl":"escaped"}},
{"name":"c","ph":"B","ts":5,"pid":1,"tid":1,"args":{"x":1}},
{"ph":"E","ts":6,"pid":1,"tid":1,"args":{"url":"end"}},
{"name":"d","ph":"X","ts":7,"dur":1,"pid":1,"tid":1,"args":{"list":[{"url":"in a list"}]}},
{"name":"e","ph":"X","ts":9,"dur":1,"pid":1,"tid":1,"args":{"url":"first","url":null}},
{"name":"f","ph":"X","ts":11,"dur":1,"pid":1,"tid":1,"args":{}},
{"name":"g","ph":"X","ts":13,"dur":1,"pid":1,"tid":1},
{"name":"h","ph":"X","ts":15,"dur":1,"pid":1,"tid":1,"args":"url"},
{"name":"i","ph":"X","ts":17,"dur":1,"pid":1,"tid":1,"args":{"other":"url"}},
{"name":"j","ph":"X","ts":19,"dur":1,"pid":1,"tid":1,"args":{"a":{"url":7}}},
{"name":"k","ph":"X","ts":21,"dur":1,"pid":1,"tid":1,"args":{"n":null}},
{"name":"l","ph":"i","s":"t","ts":23,"pid":1,"tid":1,"args":{"url":"instant"}}]
--- file q.sql
SELECT name, arg_set_id IS NULL AS bare, extract_arg(arg_set_id, 'args.url') AS url, extract_arg(arg_set_id, 'args.list[0].url') AS l, extract_arg(arg_set_id, 'args.a.url') AS a
FROM slice ORDER BY ts
--- run query --csv --null=- -f q.sql input.json
--- want
name,bare,url,l,a
a,0,plain,-,-
b,0,escaped,-,-
c,0,end,-,-
d,0,-,in a list,-
e,1,-,-,-
f,1,-,-,-
g,1,-,-,-
h,1,-,-,-
i,0,-,-,-
j,0,-,-,7
k,1,-,-,-
l,0,instant,-,-
