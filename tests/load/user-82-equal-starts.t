# Equal starts nest, the longer outside.
--- input
[{"name":"short","ph":"X","ts":0,"pid":1,"tid":1,"dur":5},
{"name":"long","ph":"X","ts":0,"pid":1,"tid":1,"dur":9}]
--- want slice
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":9000,"name":"long"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":0,"dur":5000,"name":"short","parent":0}
