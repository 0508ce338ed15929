# B and E at one time are a slice of length 0, also in a file with X.
--- input
[{"name":"a","ph":"B","ts":0,"pid":1,"tid":1},
{"name":"a","ph":"E","ts":0,"pid":1,"tid":1},
{"name":"x","ph":"X","ts":5,"pid":1,"tid":1,"dur":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":0,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"x"}
