# Of two clock syncs of a file the one that the other file has joins the clocks, whatever their order.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1},
{"name":"clock_sync","ph":"c","ts":40,"pid":1,"tid":1,"args":{"sync_id":"s0"}},
{"name":"clock_sync","ph":"c","ts":50,"pid":1,"tid":1,"args":{"sync_id":"s1"}},
{"name":"clock_sync","ph":"c","ts":60,"pid":1,"tid":1,"args":{"sync_id":"s2"}}]
--- file b.json
[{"name":"b","ph":"X","ts":5100,"dur":10,"pid":1,"tid":1},
{"name":"clock_sync","ph":"c","ts":5050,"pid":1,"tid":1,"args":{"sync_id":"s1"}},
{"name":"clock_sync","ph":"c","ts":5050,"pid":1,"tid":1,"args":{"sync_id":"s9"}}]
--- run export input.json b.json
--- want slice
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100000,"dur":10000,"name":"a"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":100000,"dur":10000,"name":"b"}
