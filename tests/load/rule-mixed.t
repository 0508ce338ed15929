# B and E inside X.  At equal times the longer is the parent; ends come before begins.
--- input
[{"name":"C0","ph":"X","ts":0,"pid":1,"tid":1,"dur":10},
{"name":"b0","ph":"B","ts":0,"pid":1,"tid":1},
{"ph":"E","ts":10,"pid":1,"tid":1},
{"name":"C1","ph":"X","ts":10,"pid":1,"tid":1,"dur":10},
{"name":"b1","ph":"B","ts":10,"pid":1,"tid":1},
{"ph":"E","ts":15,"pid":1,"tid":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"C0"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":10000,"dur":10000,"name":"C1"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":0,"dur":10000,"name":"b0","parent":0}
{"type":"slice","id":3,"track":1,"lane":0,"depth":1,"ts":10000,"dur":5000,"name":"b1","parent":2}
