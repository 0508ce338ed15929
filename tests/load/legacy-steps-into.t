# S, T and F: a step lasts until the next.
--- input
[{"name":"io","ph":"S","ts":0,"pid":1,"tid":1,"id":1},
{"name":"io","ph":"T","ts":2,"pid":1,"tid":1,"id":1,"args":{"step":"seek"}},
{"name":"io","ph":"T","ts":5,"pid":1,"tid":1,"id":1,"args":{"step":"copy"}},
{"name":"io","ph":"F","ts":9,"pid":1,"tid":1,"id":1}]
--- want track slice warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"io"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":9000,"name":"io"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":2000,"dur":3000,"name":"seek","parent":0,"args":{"step":"seek"}}
{"type":"slice","id":2,"track":1,"lane":0,"depth":1,"ts":5000,"dur":4000,"name":"copy","parent":0,"args":{"step":"copy"}}
