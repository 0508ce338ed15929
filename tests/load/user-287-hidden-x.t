# An X behind another is there.
--- input
[{"name":"front","ph":"X","ts":0,"pid":1,"tid":1,"dur":10},
{"name":"behind","ph":"X","ts":2,"pid":1,"tid":1,"dur":20}]
--- want slice
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"front"}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":2000,"dur":20000,"name":"behind"}
