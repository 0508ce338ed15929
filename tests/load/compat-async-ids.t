# Async ids are texts or integers, there is no scope.
--- input
[{"name":"op","ph":"b","ts":0,"pid":1,"tid":1,"cat":"c","id":1,"scope":"s"},
{"name":"op","ph":"e","ts":5,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"op","ph":"b","ts":10,"pid":1,"tid":1,"cat":"c","id":"1"},
{"name":"op","ph":"e","ts":15,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"op","ph":"b","ts":20,"pid":1,"tid":1,"cat":"c"}]
--- run export --compat=trace_processor input.json
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"op","cat":"c"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":10000,"dur":-1,"name":"op","cat":"c"}
{"type":"warning","code":"stray-end","count":1,"offset":208,"message":"an end that no open begin matches: ignored"}
{"type":"warning","code":"unfinished","count":1,"offset":141,"message":"a begin without an end, or an X without dur: shown as open-ended"}
{"type":"warning","code":"json-parser-failure","count":1,"offset":273,"message":"an event without a member that trace_processor needs: dropped, as it does"}
