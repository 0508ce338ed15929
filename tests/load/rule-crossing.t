# Pairs that cross: an end closes the begin of its name; the inner one is on a lane of its own.
--- input
[{"name":"a","ph":"B","ts":0,"pid":1,"tid":1},
{"name":"b","ph":"B","ts":1,"pid":1,"tid":1},
{"name":"a","ph":"E","ts":2,"pid":1,"tid":1},
{"name":"b","ph":"E","ts":3,"pid":1,"tid":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":2000,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":1000,"dur":2000,"name":"b"}
{"type":"warning","code":"overlap","count":1,"offset":47,"message":"slices of one thread that overlap without nesting: the later one is on a lane of its own"}
