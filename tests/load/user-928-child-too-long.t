# A child that ends after its parent is whole, on a lane of its own, and counted.
--- input
[{"name":"parent","ph":"X","ts":0,"pid":1,"tid":1,"dur":100},
{"name":"child","ph":"X","ts":50,"pid":1,"tid":1,"dur":51}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":100000,"name":"parent"}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":50000,"dur":51000,"name":"child"}
{"type":"warning","code":"overlap","count":1,"offset":62,"message":"slices of one thread that overlap without nesting: the later one is on a lane of its own"}
