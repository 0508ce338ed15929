# ticount and tidelta: instructions retired at the begin and during a slice; of B and E the difference.
--- input
[{"name":"x","ph":"X","ts":0,"dur":5,"ticount":100,"tidelta":50,"pid":1,"tid":1},
{"name":"b","ph":"B","ts":10,"ticount":200,"pid":1,"tid":1},
{"name":"b","ph":"E","ts":15,"ticount":260,"pid":1,"tid":1}]
--- want slice
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"x","ticount":100,"tidelta":50}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":10000,"dur":5000,"name":"b","ticount":200,"tidelta":60}
