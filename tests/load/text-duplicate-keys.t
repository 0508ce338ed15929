# Of two members of one name the last counts.
--- input
[{"name":"old","name":"new","ph":"X","ts":9,"ts":0,"dur":1,"args":{"k":1,"k":2}}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"new","args":{"k":2}}
