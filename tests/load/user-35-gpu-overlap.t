# Kernels that overlap on one stream are both there.
--- input
[{"name":"k1","ph":"X","ts":0,"pid":1,"tid":"stream 1","dur":10},
{"name":"k2","ph":"X","ts":5,"pid":1,"tid":"stream 1","dur":10}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"k1"}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":5000,"dur":10000,"name":"k2"}
{"type":"warning","code":"overlap","count":1,"offset":66,"message":"slices of one thread that overlap without nesting: the later one is on a lane of its own"}
