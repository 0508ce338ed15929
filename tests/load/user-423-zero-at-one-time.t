# Slices of length 0 at equal times are all there.
--- input
[{"name":"a","ph":"X","ts":7,"pid":1,"tid":1,"dur":0},
{"name":"b","ph":"X","ts":7,"pid":1,"tid":1,"dur":0},
{"name":"c","ph":"X","ts":7,"pid":1,"tid":1,"dur":0}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":7000,"dur":0,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":7000,"dur":0,"name":"b","parent":0}
{"type":"slice","id":2,"track":1,"lane":0,"depth":2,"ts":7000,"dur":0,"name":"c","parent":1}
