# What stands in the file between a begin and its end and has no length lies inside, also at the very end: pairs, X, n and the last step.
--- input
[{"name":"a","ph":"B","ts":0,"pid":1,"tid":1},
{"name":"b","ph":"B","ts":5,"pid":1,"tid":1},
{"name":"b","ph":"E","ts":5,"pid":1,"tid":1},
{"name":"x","ph":"X","ts":5,"dur":0,"pid":1,"tid":1},
{"name":"a","ph":"E","ts":5,"pid":1,"tid":1},
{"name":"after","ph":"X","ts":5,"dur":0,"pid":1,"tid":1},
{"name":"op","ph":"b","ts":0,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"in","ph":"n","ts":5,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"op","ph":"e","ts":5,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"op","ph":"b","ts":5,"pid":1,"tid":1,"cat":"c","id":2},
{"name":"op","ph":"e","ts":9,"pid":1,"tid":1,"cat":"c","id":2},
{"name":"old","ph":"S","ts":0,"pid":1,"tid":1,"cat":"c","id":3},
{"name":"old","ph":"T","ts":5,"pid":1,"tid":1,"cat":"c","id":3,"args":{"step":"last"}},
{"name":"old","ph":"F","ts":5,"pid":1,"tid":1,"cat":"c","id":3}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"a"}
{"type":"slice","id":4,"track":1,"lane":0,"depth":1,"ts":5000,"dur":0,"name":"b","parent":0}
{"type":"slice","id":5,"track":1,"lane":0,"depth":1,"ts":5000,"dur":0,"name":"x","parent":0}
{"type":"slice","id":6,"track":1,"lane":0,"depth":2,"ts":5000,"dur":0,"name":"after","parent":5}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"old","cat":"c"}
{"type":"slice","id":7,"track":2,"lane":0,"depth":1,"ts":5000,"dur":0,"name":"last","cat":"c","parent":1,"args":{"step":"last"}}
{"type":"slice","id":2,"track":3,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"op","cat":"c"}
{"type":"slice","id":8,"track":3,"lane":0,"depth":1,"ts":5000,"dur":0,"name":"in","cat":"c","parent":2}
{"type":"slice","id":3,"track":3,"lane":1,"depth":0,"ts":5000,"dur":4000,"name":"op","cat":"c"}
