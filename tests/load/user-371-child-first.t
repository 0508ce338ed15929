# A child that is written before its parent.
--- input
[{"name":"child","ph":"X","ts":5,"pid":1,"tid":1,"dur":5},
{"name":"parent","ph":"X","ts":0,"pid":1,"tid":1,"dur":20}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":20000,"name":"parent"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":5000,"dur":5000,"name":"child","parent":0}
