# Of more files, every way once.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1},
{"name":"process_name","ph":"M","pid":1,"args":{"name":"server"}}]
--- file b.json
[{"name":"b","ph":"X","ts":9000000100,"dur":10,"pid":1,"tid":1},
{"name":"process_name","ph":"M","pid":1,"args":{"name":"server"}}]
--- file c.json
[{"name":"b","ph":"R","ts":5,"pid":2,"tid":2}]
--- run shot --size 140x4 --align=mark:b --offset=1=1ms b.json input.json c.json
--- want
--- stderr
tests/load/check: 90: build/ttv: not found
--- status 127
