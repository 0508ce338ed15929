# Slices that overlap are on different lanes.
--- input
[{"name":"a","ph":"X","ts":0,"pid":1,"tid":1,"dur":10},
{"name":"b","ph":"X","ts":5,"pid":1,"tid":1,"dur":10},
{"name":"c","ph":"X","ts":8,"pid":1,"tid":1,"dur":10}]
--- want slice
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":5000,"dur":10000,"name":"b"}
{"type":"slice","id":2,"track":1,"lane":2,"depth":0,"ts":8000,"dur":10000,"name":"c"}
