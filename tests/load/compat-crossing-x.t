# So is one that outlives an X.
--- input
[{"name":"x","ph":"X","ts":0,"dur":10,"pid":1,"tid":1},
{"name":"b","ph":"B","ts":5,"pid":1,"tid":1},
{"name":"b","ph":"E","ts":12,"pid":1,"tid":1},
{"name":"z","ph":"X","ts":30,"dur":10,"pid":1,"tid":1}]
--- run export --compat=trace_processor input.json
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"x"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":30000,"dur":10000,"name":"z"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":5000,"dur":5000,"name":"b","parent":0}
{"type":"warning","code":"stray-end","count":1,"offset":102,"message":"an end that no open begin matches: ignored"}
{"type":"warning","code":"misplaced-end-event","count":1,"offset":1,"message":"slices still open inside one that has ended: cut there, as trace_processor does"}
