# A nanosecond is kept.
--- input
[{"name":"a","ph":"X","ts":1.001,"pid":1,"tid":1,"dur":0.001}]
--- want slice
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1001,"dur":1,"name":"a"}
