# An overlap of some ns makes nothing vanish.
--- input
[{"name":"a","ph":"X","ts":0,"pid":1,"tid":1,"dur":10.05},
{"name":"b","ph":"X","ts":10,"pid":1,"tid":1,"dur":10}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10050,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":10000,"dur":10000,"name":"b"}
{"type":"warning","code":"overlap","count":1,"offset":59,"message":"slices of one thread that overlap without nesting: the later one is on a lane of its own"}
