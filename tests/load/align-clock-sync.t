# Clocks are joined by the clock sync that both files have.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1},
{"name":"clock_sync","ph":"c","ts":50,"pid":1,"tid":1,"args":{"sync_id":"s1"}}]
--- file b.json
[{"name":"b","ph":"X","ts":5100,"dur":10,"pid":1,"tid":1},
{"name":"clock_sync","ph":"c","ts":5052,"pid":1,"tid":1,"args":{"sync_id":"s1","issue_ts":5048}}]
--- run export input.json b.json
--- want slice clock_sync warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100000,"dur":10000,"name":"a"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":100000,"dur":10000,"name":"b"}
{"type":"clock_sync","ts":50000,"sync_id":"s1","file":0}
{"type":"clock_sync","ts":52000,"sync_id":"s1","issue_ts":48000,"file":1}
