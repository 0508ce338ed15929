# 0 to 5 and 3 to 7 stay that when the ends have names.
--- input
[{"name":"a","ph":"B","ts":0,"pid":1,"tid":1},
{"name":"b","ph":"B","ts":3,"pid":1,"tid":1},
{"name":"a","ph":"E","ts":5,"pid":1,"tid":1},
{"name":"b","ph":"E","ts":7,"pid":1,"tid":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":3000,"dur":4000,"name":"b"}
{"type":"warning","code":"overlap","count":1,"offset":47,"message":"slices of one thread that overlap without nesting: the later one is on a lane of its own"}
