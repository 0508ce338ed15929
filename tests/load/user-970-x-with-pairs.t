# X and B/E on one thread nest as they lie in time.
--- input
[{"name":"x","ph":"X","ts":0,"pid":1,"tid":1,"dur":10},
{"name":"b","ph":"B","ts":2,"pid":1,"tid":1},
{"name":"y","ph":"X","ts":3,"pid":1,"tid":1,"dur":2},
{"name":"b","ph":"E","ts":8,"pid":1,"tid":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"x"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":2000,"dur":6000,"name":"b","parent":0}
{"type":"slice","id":2,"track":1,"lane":0,"depth":2,"ts":3000,"dur":2000,"name":"y","parent":1}
