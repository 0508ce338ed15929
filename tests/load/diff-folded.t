# diff: folded stacks with the self times of both.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"worker 1"}},
{"name":"Frame 1","ph":"X","ts":0,"dur":9000,"pid":1,"tid":1,"cat":"f"},
{"name":"parse","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1,"cat":"p","args":{"file":"a.c"},"tts":0,"tdur":2000},
{"name":"load 0x1f","ph":"X","ts":5000,"dur":3000,"pid":1,"tid":1},
{"name":"gone|`x`","ph":"X","ts":0,"dur":2000,"pid":1,"tid":2},
{"name":"heap","ph":"C","ts":0,"pid":1,"args":{"kb":5}},
{"name":"heap","ph":"C","ts":9000,"pid":1,"args":{"kb":5}}]
--- file new.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"helper"}},
{"name":"Frame 7","ph":"X","ts":0,"dur":13000,"pid":1,"tid":1,"cat":"f"},
{"name":"parse","ph":"X","ts":1000,"dur":6000,"pid":1,"tid":1,"cat":"p","args":{"file":"b.c"},"tts":0,"tdur":2500},
{"name":"check","ph":"X","ts":7000,"dur":1000,"pid":1,"tid":1},
{"name":"load 0x2e","ph":"X","ts":8000,"dur":3000,"pid":1,"tid":1},
{"name":"born","ph":"X","ts":0,"dur":1500,"pid":1,"tid":2},
{"name":"heap","ph":"C","ts":0,"pid":1,"args":{"kb":5}},
{"name":"heap","ph":"C","ts":6500,"pid":1,"args":{"kb":20}}]
--- run diff --folded input.json new.json
--- want
Frame #;parse 3000000 6000000
gone|`x` 2000000 0
born 0 1500000
Frame #;check 0 1000000
Frame # 3000000 3000000
Frame #;load 0x# 3000000 3000000
--- status 1
