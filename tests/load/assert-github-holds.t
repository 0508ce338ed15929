# assert: a note says that all rules hold.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1,"args":{"bytes":6000,"file":"a.c","at":{"line":4}}},
{"name":"step","ph":"X","ts":1001,"dur":1500,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":4100,"dur":5000,"pid":1,"tid":1,"args":{"bytes":10000,"file":"a.c","at":{"line":2}}},
{"name":"step","ph":"X","ts":4101,"dur":2500,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":9200,"dur":8001,"pid":1,"tid":1,"args":{"bytes":16002,"file":"b.c","at":{"line":0}}},
{"name":"step","ph":"X","ts":9201,"dur":4000,"pid":1,"tid":1}]
--- run assert --format=github input.json count(task)==3 count(step)==3
--- want
::notice title=ttv assert::2 rules hold
