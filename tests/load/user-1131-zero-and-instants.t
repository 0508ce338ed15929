# Zero-length slices and instants keep their places.
--- input
[{"name":"p","ph":"X","ts":0,"pid":1,"tid":1,"dur":10},
{"name":"z","ph":"X","ts":5,"pid":1,"tid":1,"dur":0},
{"name":"i","ph":"i","ts":5,"pid":1,"tid":1}]
--- want slice instant
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"p"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":5000,"dur":0,"name":"z","parent":0}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":5000,"name":"i"}
