# Written as JSON: a slice of length 0 at the end of another is in it still, between a B and an E.
--- input
[{"name":"a","ph":"B","ts":0,"pid":1,"tid":1},{"name":"b","ph":"B","ts":5,"pid":1,"tid":1},
{"name":"b","ph":"E","ts":5,"pid":1,"tid":1},{"name":"a","ph":"E","ts":5,"pid":1,"tid":1}]
--- run export -f json input.json
--- want
{"traceEvents":[
{"ph":"B","name":"a","ts":0,"pid":1,"tid":1},
{"ph":"X","name":"b","ts":5,"dur":0,"pid":1,"tid":1},
{"ph":"E","name":"a","ts":5,"pid":1,"tid":1}
]}
