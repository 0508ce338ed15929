# A name at the end has time 0, so that everything is sorted again.
--- input
[{"name":"a","ph":"B","ts":0,"pid":1,"tid":1},
{"name":"a","ph":"E","ts":0,"pid":1,"tid":1},
{"name":"x","ph":"X","ts":5,"dur":1,"pid":1,"tid":1},
{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}}]
--- run export --compat=trace_processor input.json
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":-1,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":5000,"dur":1000,"name":"x","parent":0}
{"type":"warning","code":"stray-end","count":1,"offset":47,"message":"an end that no open begin matches: ignored"}
{"type":"warning","code":"unfinished","count":1,"offset":1,"message":"a begin without an end, or an X without dur: shown as open-ended"}
