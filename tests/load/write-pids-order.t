# Of equal pids of files the first keeps its own, whatever the order of pids; new ones go up from the largest.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1,"pid":9,"tid":3},{"name":"b","ph":"X","ts":0,"dur":1,"pid":2,"tid":1},{"name":"c","ph":"X","ts":0,"dur":1,"pid":"p","tid":"t"},{"name":"d","ph":"X","ts":0,"dur":1,"pid":5,"tid":8}]
--- file b.json
[{"name":"e","ph":"X","ts":0,"dur":1,"pid":5,"tid":8},{"name":"f","ph":"X","ts":0,"dur":1,"pid":9,"tid":3},{"name":"g","ph":"X","ts":0,"dur":1,"pid":4,"tid":3},{"name":"h","ph":"X","ts":0,"dur":1,"pid":2,"tid":1}]
--- run export -f json input.json b.json
--- want
{"traceEvents":[
{"ph":"X","name":"b","ts":0,"dur":1,"pid":2,"tid":1},
{"ph":"X","name":"d","ts":0,"dur":1,"pid":5,"tid":8},
{"ph":"X","name":"a","ts":0,"dur":1,"pid":9,"tid":3},
{"ph":"X","name":"c","ts":0,"dur":1,"pid":"p","tid":"t"},
{"ph":"X","name":"h","ts":0,"dur":1,"pid":10,"tid":1},
{"ph":"X","name":"g","ts":0,"dur":1,"pid":4,"tid":3},
{"ph":"X","name":"e","ts":0,"dur":1,"pid":11,"tid":8},
{"ph":"X","name":"f","ts":0,"dur":1,"pid":12,"tid":3}
]}
--- stderr
ttv: json: 3 processes and threads whose id the format cannot have: got another
