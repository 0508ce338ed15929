# n is a slice of length 0 that stays on its lane's stack for its time: a second one of that time lies in it, a later one does not.
--- input
[{"name":"a","cat":"c","ph":"n","ts":5,"pid":1,"tid":1,"id":1},
{"name":"b","cat":"c","ph":"n","ts":5,"pid":1,"tid":1,"id":1},
{"name":"d","cat":"c","ph":"n","ts":6,"pid":1,"tid":1,"id":1},
{"name":"op","cat":"c","ph":"b","ts":6,"pid":1,"tid":1,"id":1},
{"name":"op","cat":"c","ph":"e","ts":9,"pid":1,"tid":1,"id":1}]
--- run export --compat=trace_processor input.json
--- want slice
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":5000,"dur":0,"name":"a","cat":"c"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":6000,"dur":0,"name":"d","cat":"c"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":6000,"dur":3000,"name":"op","cat":"c"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":5000,"dur":0,"name":"b","cat":"c","parent":0}
