# Nesting compares exact times: no rounding to microseconds.
--- input
[{"name":"parent","ph":"X","ts":0,"pid":1,"tid":1,"dur":10.4},
{"name":"child","ph":"X","ts":10.3,"pid":1,"tid":1,"dur":0.4}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10400,"name":"parent"}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":10300,"dur":400,"name":"child"}
{"type":"warning","code":"overlap","count":1,"offset":63,"message":"slices of one thread that overlap without nesting: the later one is on a lane of its own"}
