# Slices that meet within a microsecond are neighbours.
--- input
[{"name":"a","ph":"X","ts":0.1,"pid":1,"tid":1,"dur":0.4},
{"name":"b","ph":"X","ts":0.5,"pid":1,"tid":1,"dur":0.4}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":400,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":500,"dur":400,"name":"b"}
