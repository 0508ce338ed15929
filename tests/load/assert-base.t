# assert: BASE is the left side in another trace.
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
--- run assert --ndjson --base input.json new.json count(process!=x)==BASE count(check)==BASE
--- want
{"rule":"count(process!=x)==BASE","holds":false,"left":5,"right":4,"unit":"","file":"new.json","verdict":false}
{"rule":"count(check)==BASE","holds":false,"left":1,"right":0,"unit":"","file":"new.json","verdict":false}
--- status 1
