# A pattern that no track matches gives an empty answer, and a line says so.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1,"pid":1,"tid":1},{"name":"b","ph":"X","ts":0,"dur":1,"pid":1,"tid":2},
{"name":"c","ph":"X","ts":0,"dur":1,"pid":2,"tid":1},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":2,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"process_name","pid":2,"args":{"name":"Browser"}}]
--- run export -f json --track nothing input.json
--- want
{"traceEvents":[
]}
--- stderr
ttv: input.json: no track matches "nothing"; `ttv info` lists them
