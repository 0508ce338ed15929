# Every overlap is counted; nothing is dropped.
--- input
[{"name":"op0","ph":"X","ts":0,"pid":1,"tid":1,"dur":15},
{"name":"op1","ph":"X","ts":10,"pid":1,"tid":1,"dur":15},
{"name":"op2","ph":"X","ts":20,"pid":1,"tid":1,"dur":15},
{"name":"op3","ph":"X","ts":30,"pid":1,"tid":1,"dur":15},
{"name":"op4","ph":"X","ts":40,"pid":1,"tid":1,"dur":15}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":15000,"name":"op0"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":20000,"dur":15000,"name":"op2"}
{"type":"slice","id":4,"track":1,"lane":0,"depth":0,"ts":40000,"dur":15000,"name":"op4"}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":10000,"dur":15000,"name":"op1"}
{"type":"slice","id":3,"track":1,"lane":1,"depth":0,"ts":30000,"dur":15000,"name":"op3"}
{"type":"warning","code":"overlap","count":2,"offset":58,"message":"slices of one thread that overlap without nesting: the later one is on a lane of its own"}
