# Flow ids are hexadecimal texts or integers; a second start of one is ignored.
--- input
[{"name":"A","ph":"X","ts":0,"dur":10,"pid":1,"tid":1},
{"name":"B","ph":"X","ts":20,"dur":10,"pid":1,"tid":2},
{"name":"f","ph":"s","ts":1,"pid":1,"tid":1,"id":"12"},
{"name":"f","ph":"s","ts":2,"pid":1,"tid":1,"id":18},
{"name":"f","ph":"s","ts":3,"pid":1,"tid":1,"id":"req/1"},
{"name":"f","ph":"f","ts":21,"pid":1,"tid":2,"id":18,"bp":"e"}]
--- run export --compat=trace_processor input.json
--- want flow warning
{"type":"flow","from":0,"to":1,"from_ts":1000,"to_ts":21000,"id":"12","name":"f"}
{"type":"warning","code":"flow-invalid-id","count":1,"offset":222,"message":"a flow id that is no hexadecimal number: dropped, as trace_processor does"}
{"type":"warning","code":"flow-duplicate-id","count":1,"offset":168,"message":"a second start of a flow id: ignored, as trace_processor does"}
