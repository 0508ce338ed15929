# Two begin and end pairs that overlap on one track, ends with names.
--- input
[{"name":"p","ph":"B","ts":0,"pid":1,"tid":1},
{"name":"q","ph":"B","ts":10,"pid":1,"tid":1},
{"name":"p","ph":"E","ts":20,"pid":1,"tid":1},
{"name":"q","ph":"E","ts":30,"pid":1,"tid":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":20000,"name":"p"}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":10000,"dur":20000,"name":"q"}
{"type":"warning","code":"overlap","count":1,"offset":47,"message":"slices of one thread that overlap without nesting: the later one is on a lane of its own"}
