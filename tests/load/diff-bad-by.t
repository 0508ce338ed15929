# diff: a key that is none.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"worker 1"}},
{"name":"Frame 1","ph":"X","ts":0,"dur":9000,"pid":1,"tid":1,"cat":"f"},
{"name":"parse","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1,"cat":"p","args":{"file":"a.c"},"tts":0,"tdur":2000},
{"name":"load 0x1f","ph":"X","ts":5000,"dur":3000,"pid":1,"tid":1},
{"name":"gone|`x`","ph":"X","ts":0,"dur":2000,"pid":1,"tid":2},
{"name":"heap","ph":"C","ts":0,"pid":1,"args":{"kb":5}},
{"name":"heap","ph":"C","ts":9000,"pid":1,"args":{"kb":5}}]
--- run diff --by depth input.json input.json
--- want
--- stderr
ttv: diff: --by: "depth" is not name, path, thread, category, operation, label or args.NAME
--- status 2
