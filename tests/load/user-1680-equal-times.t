# Equal times of coarse clocks keep the order of the file.
--- input
[{"name":"a","ph":"X","ts":10,"pid":1,"tid":1,"dur":0},
{"name":"b","ph":"X","ts":10,"pid":1,"tid":1,"dur":10},
{"name":"c","ph":"X","ts":20,"pid":1,"tid":1,"dur":0},
{"name":"d","ph":"X","ts":20,"pid":1,"tid":1,"dur":10}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":10000,"dur":10000,"name":"b"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":20000,"dur":10000,"name":"d"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":10000,"dur":0,"name":"a","parent":0}
{"type":"slice","id":3,"track":1,"lane":0,"depth":1,"ts":20000,"dur":0,"name":"c","parent":2}
