# B and E at one time.
--- input
[{"name":"a","ph":"B","ts":5,"pid":1,"tid":1},
{"name":"a","ph":"E","ts":5,"pid":1,"tid":1}]
--- want slice
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":5000,"dur":0,"name":"a"}
