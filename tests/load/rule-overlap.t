# Two slices that overlap without nesting: both are whole, the later one is on a lane of its own.
--- input
[{"name":"a","ph":"X","ts":0,"pid":1,"tid":1,"dur":10},
{"name":"b","ph":"X","ts":5,"pid":1,"tid":1,"dur":10}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":5000,"dur":10000,"name":"b"}
{"type":"warning","code":"overlap","count":1,"offset":56,"message":"slices of one thread that overlap without nesting: the later one is on a lane of its own"}
