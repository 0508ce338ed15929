# Slices without dur or with a negative one are dropped.
--- input
[{"name":"a","ph":"X","ts":0,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":1,"dur":null,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":2,"dur":-1,"pid":1,"tid":1},
{"name":"d","ph":"X","ts":3,"dur":1,"pid":1,"tid":1}]
--- run export --compat=trace_processor input.json
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":3000,"dur":1000,"name":"d"}
{"type":"warning","code":"slice-negative-duration","count":1,"offset":104,"message":"a slice with a negative dur: dropped, as trace_processor does"}
{"type":"warning","code":"json-parser-failure","count":2,"offset":1,"message":"an event without a member that trace_processor needs: dropped, as it does"}
