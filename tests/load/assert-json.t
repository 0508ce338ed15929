# assert: a document with a row for each rule and run.
--- input
[]
--- file r0.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1,"args":{"bytes":6000,"file":"a.c","at":{"line":4}}},
{"name":"step","ph":"X","ts":1001,"dur":1500,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":4100,"dur":5000,"pid":1,"tid":1,"args":{"bytes":10000,"file":"a.c","at":{"line":2}}},
{"name":"step","ph":"X","ts":4101,"dur":2500,"pid":1,"tid":1}]
--- file r1.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1,"args":{"bytes":6000,"file":"a.c","at":{"line":4}}},
{"name":"step","ph":"X","ts":1001,"dur":1500,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":4100,"dur":8001,"pid":1,"tid":1,"args":{"bytes":16002,"file":"b.c","at":{"line":0}}},
{"name":"step","ph":"X","ts":4101,"dur":4000,"pid":1,"tid":1}]
--- file b.rules
R&D, first: max(dur of task) < 6ms
50% of it: max(self of task) > 1ms
median(max(dur of "task")) < 6ms
--- run assert --format=json --rules-file=b.rules r0.json r1.json
--- want
{"columns":["rule","holds","left","right","unit","slice","ts","track","name","file","verdict"],"rows":[
["max(dur of task) < 6ms",true,5000000,6000000,"ns",2,4100000,"main <ui> [1]","R&D, first","r0.json",false],
["max(dur of task) < 6ms",false,8001000,6000000,"ns",2,4100000,"main <ui> [1]","R&D, first","r1.json",false],
["max(self of task) > 1ms",true,2500000,1000000,"ns",2,4100000,"main <ui> [1]","50% of it","r0.json",true],
["max(self of task) > 1ms",true,4001000,1000000,"ns",2,4100000,"main <ui> [1]","50% of it","r1.json",true],
["median(max(dur of \"task\")) < 6ms",false,6500500,6000000,"ns",null,null,null,null,"",false]
]}
--- status 1
