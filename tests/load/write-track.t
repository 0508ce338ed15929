# Tracks are chosen by a pattern; with them come what hangs on them and their parents.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1,"pid":1,"tid":1},{"name":"b","ph":"X","ts":0,"dur":1,"pid":1,"tid":2},
{"name":"c","ph":"X","ts":0,"dur":1,"pid":2,"tid":1},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":2,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"process_name","pid":2,"args":{"name":"Browser"}}]
--- run export -f json --track main --process /^Brow/ input.json
--- want
{"traceEvents":[
{"ph":"M","name":"process_name","pid":2,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":2,"tid":1,"args":{"name":"main"}},
{"ph":"X","name":"c","ts":0,"dur":1,"pid":2,"tid":1}
]}
