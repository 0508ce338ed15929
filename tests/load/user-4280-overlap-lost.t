# Of two overlapping X on one thread none disappears.
--- input
[{"name":"first","ph":"X","ts":0,"pid":1,"tid":1,"dur":100},
{"name":"second","ph":"X","ts":50,"pid":1,"tid":1,"dur":100},
{"name":"in second","ph":"X","ts":120,"pid":1,"tid":1,"dur":10}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":100000,"name":"first"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":120000,"dur":10000,"name":"in second"}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":50000,"dur":100000,"name":"second"}
{"type":"warning","code":"overlap","count":1,"offset":61,"message":"slices of one thread that overlap without nesting: the later one is on a lane of its own"}
