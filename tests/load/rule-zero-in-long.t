# A slice of length 0 and a long one at one time: the long one is the parent.
--- input
[{"name":"z","ph":"X","ts":100,"pid":1,"tid":1,"dur":0},
{"name":"big","ph":"X","ts":100,"pid":1,"tid":1,"dur":100}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100000,"dur":100000,"name":"big"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":100000,"dur":0,"name":"z","parent":0}
