# Where one ends the next may begin: siblings.
--- input
[{"name":"p","ph":"X","ts":1000,"pid":1,"tid":1,"dur":100},
{"name":"q","ph":"X","ts":1100,"pid":1,"tid":1,"dur":50}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000000,"dur":100000,"name":"p"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":1100000,"dur":50000,"name":"q"}
