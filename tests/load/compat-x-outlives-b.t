# An X longer than the B around it keeps its length; what comes beside it goes above.
--- input
[{"name":"a","ph":"B","ts":0,"pid":1,"tid":1},
{"name":"x","ph":"X","ts":2,"dur":10,"pid":1,"tid":1},
{"name":"a","ph":"E","ts":5,"pid":1,"tid":1},
{"name":"b","ph":"B","ts":6,"pid":1,"tid":1},
{"name":"b","ph":"E","ts":8,"pid":1,"tid":1},
{"name":"z","ph":"X","ts":20,"dur":1,"pid":1,"tid":1}]
--- run export --compat=trace_processor input.json
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"a"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":20000,"dur":1000,"name":"z"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":2000,"dur":10000,"name":"x","parent":0}
{"type":"slice","id":2,"track":1,"lane":1,"depth":0,"ts":6000,"dur":0,"name":"b"}
{"type":"warning","code":"stray-end","count":1,"offset":194,"message":"an end that no open begin matches: ignored"}
{"type":"warning","code":"misplaced-end-event","count":1,"offset":1,"message":"slices still open inside one that has ended: cut there, as trace_processor does"}
