# Files are joined through others, by the least uncertain syncs.
--- input
[{"name":"a","ph":"X","ts":1000,"dur":1,"pid":1,"tid":1},
{"name":"clock_sync","ph":"c","ts":1100,"pid":1,"tid":1,"args":{"sync_id":"ab"}},
{"name":"clock_sync","ph":"c","ts":2000,"pid":1,"tid":1,"args":{"sync_id":"ac","issue_ts":1000}}]
--- file b.json
[{"name":"b","ph":"X","ts":2000,"dur":1,"pid":1,"tid":1},
{"name":"clock_sync","ph":"c","ts":2102,"pid":1,"tid":1,"args":{"sync_id":"ab","issue_ts":2098}},
{"name":"clock_sync","ph":"c","ts":2200,"pid":1,"tid":1,"args":{"sync_id":"bc"}}]
--- file c.json
[{"name":"c","ph":"X","ts":11000,"dur":1,"pid":1,"tid":1},
{"name":"clock_sync","ph":"c","ts":11201,"pid":1,"tid":1,"args":{"sync_id":"bc","issue_ts":11199}},
{"name":"clock_sync","ph":"c","ts":1,"pid":1,"tid":1,"args":{"sync_id":"ac"}}]
--- run export input.json b.json c.json
--- want slice clock_sync warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000000,"dur":1000,"name":"a"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":1000000,"dur":1000,"name":"b"}
{"type":"slice","id":2,"track":5,"lane":0,"depth":0,"ts":1000000,"dur":1000,"name":"c"}
{"type":"clock_sync","ts":1100000,"sync_id":"ab","file":0}
{"type":"clock_sync","ts":2000000,"sync_id":"ac","issue_ts":1000000,"file":0}
{"type":"clock_sync","ts":1102000,"sync_id":"ab","issue_ts":1098000,"file":1}
{"type":"clock_sync","ts":1200000,"sync_id":"bc","file":1}
{"type":"clock_sync","ts":1201000,"sync_id":"bc","issue_ts":1199000,"file":2}
{"type":"clock_sync","ts":-9999000,"sync_id":"ac","file":2}
