# assert: several runs: each must hold, or as many as the rule says; a function of all runs is one value.
--- input
[]
--- file r0.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":4000,"pid":1,"tid":1,"args":{"bytes":8000,"file":"a.c","at":{"line":3}}},
{"name":"step","ph":"X","ts":1001,"dur":2000,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":5100,"dur":6000,"pid":1,"tid":1,"args":{"bytes":12000,"file":"a.c","at":{"line":1}}},
{"name":"step","ph":"X","ts":5101,"dur":3000,"pid":1,"tid":1}]
--- file r1.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":4100,"pid":1,"tid":1,"args":{"bytes":8200,"file":"a.c","at":{"line":5}}},
{"name":"step","ph":"X","ts":1001,"dur":2050,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":5200,"dur":6001,"pid":1,"tid":1,"args":{"bytes":12002,"file":"b.c","at":{"line":2}}},
{"name":"step","ph":"X","ts":5201,"dur":3000,"pid":1,"tid":1}]
--- file r2.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":4200,"pid":1,"tid":1,"args":{"bytes":8400,"file":"a.c","at":{"line":0}}},
{"name":"step","ph":"X","ts":1001,"dur":2100,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":5300,"dur":6002,"pid":1,"tid":1,"args":{"bytes":12004,"file":"a.c","at":{"line":3}}},
{"name":"step","ph":"X","ts":5301,"dur":3001,"pid":1,"tid":1}]
--- file r3.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":4300,"pid":1,"tid":1,"args":{"bytes":8600,"file":"a.c","at":{"line":2}}},
{"name":"step","ph":"X","ts":1001,"dur":2150,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":5400,"dur":6003,"pid":1,"tid":1,"args":{"bytes":12006,"file":"b.c","at":{"line":4}}},
{"name":"step","ph":"X","ts":5401,"dur":3001,"pid":1,"tid":1}]
--- file r4.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":4400,"pid":1,"tid":1,"args":{"bytes":8800,"file":"a.c","at":{"line":4}}},
{"name":"step","ph":"X","ts":1001,"dur":2200,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":5500,"dur":6004,"pid":1,"tid":1,"args":{"bytes":12008,"file":"a.c","at":{"line":5}}},
{"name":"step","ph":"X","ts":5501,"dur":3002,"pid":1,"tid":1}]
--- file r5.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":4500,"pid":1,"tid":1,"args":{"bytes":9000,"file":"a.c","at":{"line":6}}},
{"name":"step","ph":"X","ts":1001,"dur":2250,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":5600,"dur":6005,"pid":1,"tid":1,"args":{"bytes":12010,"file":"b.c","at":{"line":6}}},
{"name":"step","ph":"X","ts":5601,"dur":3002,"pid":1,"tid":1}]
--- file r6.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":4600,"pid":1,"tid":1,"args":{"bytes":9200,"file":"a.c","at":{"line":1}}},
{"name":"step","ph":"X","ts":1001,"dur":2300,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":5700,"dur":6006,"pid":1,"tid":1,"args":{"bytes":12012,"file":"a.c","at":{"line":0}}},
{"name":"step","ph":"X","ts":5701,"dur":3003,"pid":1,"tid":1}]
--- file r7.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":4700,"pid":1,"tid":1,"args":{"bytes":9400,"file":"a.c","at":{"line":3}}},
{"name":"step","ph":"X","ts":1001,"dur":2350,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":5800,"dur":9007,"pid":1,"tid":1,"args":{"bytes":18014,"file":"b.c","at":{"line":5}}},
{"name":"step","ph":"X","ts":5801,"dur":4503,"pid":1,"tid":1}]
--- file r8.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":4800,"pid":1,"tid":1,"args":{"bytes":9600,"file":"a.c","at":{"line":5}}},
{"name":"step","ph":"X","ts":1001,"dur":2400,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":5900,"dur":6008,"pid":1,"tid":1,"args":{"bytes":12016,"file":"a.c","at":{"line":2}}},
{"name":"step","ph":"X","ts":5901,"dur":3004,"pid":1,"tid":1}]
--- file r9.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":4900,"pid":1,"tid":1,"args":{"bytes":9800,"file":"a.c","at":{"line":0}}},
{"name":"step","ph":"X","ts":1001,"dur":2450,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":6000,"dur":6009,"pid":1,"tid":1,"args":{"bytes":12018,"file":"b.c","at":{"line":3}}},
{"name":"step","ph":"X","ts":6001,"dur":3004,"pid":1,"tid":1}]
--- file b.rules
each: max(dur of task) < 7ms
most: max(dur of task) < 7ms in 9 of 10 runs
two less: max(dur of task) < 7ms in 19 of 20 runs
one: max(dur of task) > 7ms in any run
middle: median(max(dur of task)) < 6.01ms
worst: max(max(dur of task)) < 9ms
no odd one: max(dur of task) < 1.2 * median(max(dur of task)) in all runs
spread: max(max(dur of task)) - min(max(dur of task)) < 10% * median(max(dur of task))
--- run assert --rules-file=b.rules r0.json r1.json r2.json r3.json r4.json r5.json r6.json r7.json r8.json r9.json
--- want
FAIL  each: max(dur of task) < 7ms: in 9 of 10 runs, 10 asked
      r7.json: 9.007 ms against 7 ms, slice 2
ok    most: max(dur of task) < 7ms in 9 of 10 runs: in 9 of 10 runs, 9 asked
FAIL  two less: max(dur of task) < 7ms in 19 of 20 runs: in 9 of 10 runs, 10 asked
      r7.json: 9.007 ms against 7 ms, slice 2
ok    one: max(dur of task) > 7ms in any run: in 1 of 10 runs, 1 asked
ok    middle: median(max(dur of task)) < 6.01ms: 6.004 5 ms against 6.01 ms
FAIL  worst: max(max(dur of task)) < 9ms: 9.007 ms against 9 ms
FAIL  no odd one: max(dur of task) < 1.2 * median(max(dur of task)) in all runs: in 9 of 10 runs, 10 asked
      r7.json: 9.007 ms against 7.205 4 ms, slice 2
FAIL  spread: max(max(dur of task)) - min(max(dur of task)) < 10% * median(max(dur of task)): 3.007 ms against 600.45 µs
--- status 1
