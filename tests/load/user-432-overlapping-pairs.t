# B and E that overlap: ends without a name close the innermost.
--- input
[{"name":"a","ph":"B","ts":0,"pid":1,"tid":1},
{"name":"b","ph":"B","ts":5,"pid":1,"tid":1},
{"ph":"E","ts":10,"pid":1,"tid":1},
{"ph":"E","ts":15,"pid":1,"tid":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":15000,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":5000,"dur":5000,"name":"b","parent":0}
