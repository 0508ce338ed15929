# --align=zero: a file begins where the first thing in it stands, be that a clock sync that draws nothing.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1}]
--- file b.json
[{"name":"clock_sync","ph":"c","ts":1000,"pid":1,"tid":1,"args":{"sync_id":"x"}},
{"name":"b","ph":"X","ts":1200,"dur":10,"pid":1,"tid":1}]
--- run export --align=zero input.json b.json
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100000,"dur":10000,"name":"a"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":300000,"dur":10000,"name":"b"}
