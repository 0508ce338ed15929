# assert: annotations of GitHub, at the rule's line.
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
--- run assert --format=github --rules-file=b.rules r0.json r1.json
--- want
::error file=b.rules,line=1,title=R&D%2C first::max(dur of task) < 6ms: in 1 of 2 runs, 2 asked; r1.json: 8.001 ms against 6 ms, slice 2 at 3.1 ms on main <ui> [1]
::error file=b.rules,line=3,title=median(max(dur of "task")) < 6ms::median(max(dur of "task")) < 6ms: 6.500 5 ms against 6 ms
--- status 1
