# Async slices of one id that overlap keep their durations.
--- input
[{"name":"parent","ph":"b","ts":0,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"t0","ph":"b","ts":0,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"t0","ph":"e","ts":3,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"t1","ph":"b","ts":1,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"t1","ph":"e","ts":4,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"parent","ph":"e","ts":5,"pid":1,"tid":1,"cat":"c","id":1}]
--- want track slice warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"parent"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"parent","cat":"c"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":0,"dur":3000,"name":"t0","cat":"c","parent":0}
{"type":"slice","id":2,"track":1,"lane":1,"depth":0,"ts":1000,"dur":3000,"name":"t1","cat":"c"}
{"type":"warning","code":"async-overlap","count":1,"offset":197,"message":"spans of one async id that overlap without nesting: the later one is on a lane of its own"}
