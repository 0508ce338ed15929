# Async slices of one id that overlap keep their ends.
--- input
[{"name":"x","ph":"b","ts":0,"pid":1,"tid":1,"cat":"c","id":7},
{"name":"y","ph":"b","ts":5,"pid":1,"tid":1,"cat":"c","id":7},
{"name":"x","ph":"e","ts":10,"pid":1,"tid":1,"cat":"c","id":7},
{"name":"y","ph":"e","ts":15,"pid":1,"tid":1,"cat":"c","id":7}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"x","cat":"c"}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":5000,"dur":10000,"name":"y","cat":"c"}
{"type":"warning","code":"async-overlap","count":1,"offset":64,"message":"spans of one async id that overlap without nesting: the later one is on a lane of its own"}
