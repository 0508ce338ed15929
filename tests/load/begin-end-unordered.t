# Ends before begins in the file.
--- input
[{"name":"a","ph":"E","ts":10,"pid":1,"tid":1},
{"name":"b","ph":"B","ts":2,"pid":1,"tid":1},
{"name":"b","ph":"E","ts":4,"pid":1,"tid":1},
{"name":"a","ph":"B","ts":0,"pid":1,"tid":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":2000,"dur":2000,"name":"b","parent":0}
