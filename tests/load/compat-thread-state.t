# T with a dur is a state of the thread, on a lane of its own; without one it is dropped.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1},
{"name":"Running","ph":"T","ts":0,"dur":4,"pid":1,"tid":1},
{"name":"Sleeping","ph":"T","ts":4,"dur":3,"pid":1,"tid":1},
{"name":"Odd","ph":"T","ts":8,"pid":1,"tid":1,"id":1},
{"name":"b","ph":"X","ts":12,"dur":2,"pid":1,"tid":1}]
--- run export --compat=trace_processor input.json
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":12000,"dur":2000,"name":"b"}
{"type":"slice","id":2,"track":1,"lane":1,"depth":0,"ts":0,"dur":4000,"name":"Running"}
{"type":"slice","id":3,"track":1,"lane":1,"depth":0,"ts":4000,"dur":3000,"name":"Sleeping"}
{"type":"warning","code":"json-parser-failure","count":1,"offset":177,"message":"an event without a member that trace_processor needs: dropped, as it does"}
