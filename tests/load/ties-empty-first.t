# Of events that begin at once the longer one is around the others, also where one without a length comes first.
--- input
[{"ph":"X","name":"none","ts":0,"dur":0,"pid":1,"tid":1},
{"ph":"X","name":"some","ts":0,"dur":10,"pid":1,"tid":1}]
--- want slice
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"some"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":0,"dur":0,"name":"none","parent":0}
