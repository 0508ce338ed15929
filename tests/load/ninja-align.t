# A log and a trace of another format are one model.
--- input
# ninja log v5
0	10	1	a.o	a1
--- file b.json
[{"name":"x","ph":"X","ts":0,"dur":5,"pid":1,"tid":1,"args":{"k":1}}]
--- run export input.json b.json
--- want process slice warning
{"type":"process","upid":0,"pid":1,"name":"build 1","file":0}
{"type":"process","upid":1,"pid":1,"file":1}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000000,"name":"a.o","args":{"outputs":["a.o"],"mtime":1,"hash":"a1"}}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"x","args":{"k":1}}
