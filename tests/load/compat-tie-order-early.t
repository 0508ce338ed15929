# Before the first X the order of the file counts.
--- input
[{"name":"a","ph":"B","ts":0,"pid":1,"tid":1},
{"name":"a","ph":"E","ts":0,"pid":1,"tid":1},
{"name":"x","ph":"X","ts":5,"dur":1,"pid":1,"tid":1}]
--- run export --compat=trace_processor input.json
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":0,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"x"}
