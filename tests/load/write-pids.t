# Equal pids of two files are two processes: the second gets a pid of its own.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1,"pid":1,"tid":1}]
--- file b.json
[{"name":"b","ph":"X","ts":0,"dur":1,"pid":1,"tid":1}]
--- run export -f json input.json b.json
--- want
{"traceEvents":[
{"ph":"X","name":"a","ts":0,"dur":1,"pid":1,"tid":1},
{"ph":"X","name":"b","ts":0,"dur":1,"pid":2,"tid":1}
]}
--- stderr
ttv: json: 1 processes and threads whose id the format cannot have: got another
