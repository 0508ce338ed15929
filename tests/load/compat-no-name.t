# What has no name is "[No name]", which a named end does not close.
--- input
[{"ph":"B","ts":0,"pid":1,"tid":1},
{"name":"b","ph":"E","ts":3,"pid":1,"tid":1}]
--- run export --compat=trace_processor input.json
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":-1,"name":"[No name]"}
{"type":"warning","code":"stray-end","count":1,"offset":36,"message":"an end that no open begin matches: ignored"}
{"type":"warning","code":"unfinished","count":1,"offset":1,"message":"a begin without an end, or an X without dur: shown as open-ended"}
