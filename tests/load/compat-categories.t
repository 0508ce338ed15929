# An end with a category does not close a begin without one.
--- input
[{"name":"a","ph":"B","ts":0,"pid":1,"tid":1},
{"name":"a","ph":"E","ts":3,"pid":1,"tid":1,"cat":"y"},
{"name":"b","ph":"B","ts":5,"pid":1,"tid":1,"cat":"y"},
{"name":"b","ph":"E","ts":6,"pid":1,"tid":1}]
--- run export --compat=trace_processor input.json
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":-1,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":5000,"dur":1000,"name":"b","cat":"y","parent":0}
{"type":"warning","code":"stray-end","count":1,"offset":47,"message":"an end that no open begin matches: ignored"}
{"type":"warning","code":"unfinished","count":1,"offset":1,"message":"a begin without an end, or an X without dur: shown as open-ended"}
