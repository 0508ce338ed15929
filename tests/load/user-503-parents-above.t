# Parents are above their children, the longest on top.
--- input
[{"name":"mid","ph":"X","ts":0,"pid":1,"tid":1,"dur":50},
{"name":"top","ph":"X","ts":0,"pid":1,"tid":1,"dur":100},
{"name":"low","ph":"X","ts":0,"pid":1,"tid":1,"dur":25}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":100000,"name":"top"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":0,"dur":50000,"name":"mid","parent":0}
{"type":"slice","id":2,"track":1,"lane":0,"depth":2,"ts":0,"dur":25000,"name":"low","parent":1}
