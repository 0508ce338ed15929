# A begin that outlives its parent is cut there.
--- input
[{"name":"a","ph":"B","ts":0,"pid":1,"tid":1},
{"name":"b","ph":"B","ts":1,"pid":1,"tid":1},
{"name":"a","ph":"E","ts":2,"pid":1,"tid":1},
{"name":"b","ph":"E","ts":3,"pid":1,"tid":1}]
--- run export --compat=trace_processor input.json
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":2000,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":1000,"dur":1000,"name":"b","parent":0}
{"type":"warning","code":"stray-end","count":1,"offset":139,"message":"an end that no open begin matches: ignored"}
{"type":"warning","code":"misplaced-end-event","count":1,"offset":1,"message":"slices still open inside one that has ended: cut there, as trace_processor does"}
