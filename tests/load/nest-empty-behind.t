# What has no length and begins when an X ends, or before its begin stands in the file, is beside it.
--- input
[{"name":"x","ph":"X","ts":0,"dur":5,"pid":1,"tid":1},
{"name":"point","ph":"X","ts":5,"dur":0,"pid":1,"tid":1},
{"name":"early","ph":"X","ts":5,"dur":0,"pid":1,"tid":2},
{"name":"a","ph":"B","ts":0,"pid":1,"tid":2},
{"name":"a","ph":"E","ts":5,"pid":1,"tid":2}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"x"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":5000,"dur":0,"name":"point"}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"a"}
{"type":"slice","id":3,"track":2,"lane":0,"depth":0,"ts":5000,"dur":0,"name":"early"}
