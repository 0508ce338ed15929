# Where nothing in a file is a trace event the export says so with status 3, and goes on with the rest.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1,"pid":1,"tid":1}]
--- file b.json
{"other":[1,2,3]}
--- run export input.json b.json
--- want slice
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a"}
--- stderr
ttv: b.json: nothing in it is a trace event at byte 0, line 1
--- status 3
