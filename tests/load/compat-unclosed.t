# What nothing closes has no end.
--- input
[{"name":"a","ph":"B","ts":0,"pid":1,"tid":1},
{"name":"b","ph":"B","ts":1,"pid":1,"tid":1},
{"name":"b","ph":"E","ts":2,"pid":1,"tid":1}]
--- run export --compat=trace_processor input.json
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":-1,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":1000,"dur":1000,"name":"b","parent":0}
{"type":"warning","code":"unfinished","count":1,"offset":1,"message":"a begin without an end, or an X without dur: shown as open-ended"}
