# A child that ends with its parent is its child, whatever the order in the file.
--- input
[{"name":"c","ph":"X","ts":5,"pid":1,"tid":1,"dur":5},
{"name":"p","ph":"X","ts":5,"pid":1,"tid":1,"dur":10}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":5000,"dur":10000,"name":"p"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":5000,"dur":5000,"name":"c","parent":0}
