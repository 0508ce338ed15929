# Phases that are not read.
--- input
[{"name":"o","ph":"S","ts":1,"pid":1,"tid":1,"id":1,"args":{"snapshot":{},"step":"x","linked_id":2}},
{"name":"o","ph":"p","ts":1,"pid":1,"tid":1,"id":1,"args":{"snapshot":{},"step":"x","linked_id":2}},
{"name":"o","ph":"F","ts":1,"pid":1,"tid":1,"id":1,"args":{"snapshot":{},"step":"x","linked_id":2}},
{"name":"o","ph":"=","ts":1,"pid":1,"tid":1,"id":1,"args":{"snapshot":{},"step":"x","linked_id":2}},
{"name":"o","ph":"N","ts":1,"pid":1,"tid":1,"id":1,"args":{"snapshot":{},"step":"x","linked_id":2}},
{"name":"o","ph":"O","ts":1,"pid":1,"tid":1,"id":1,"args":{"snapshot":{},"step":"x","linked_id":2}},
{"name":"o","ph":"D","ts":1,"pid":1,"tid":1,"id":1,"args":{"snapshot":{},"step":"x","linked_id":2}},
{"name":"o","ph":"(","ts":1,"pid":1,"tid":1,"id":1,"args":{"snapshot":{},"step":"x","linked_id":2}},
{"name":"o","ph":")","ts":1,"pid":1,"tid":1,"id":1,"args":{"snapshot":{},"step":"x","linked_id":2}},
{"name":"o","ph":"V","ts":1,"pid":1,"tid":1,"id":1,"args":{"snapshot":{},"step":"x","linked_id":2}},
{"name":"o","ph":"v","ts":1,"pid":1,"tid":1,"id":1,"args":{"snapshot":{},"step":"x","linked_id":2}},
{"name":"o","ph":"P","ts":1,"pid":1,"tid":1,"id":1,"args":{"snapshot":{},"step":"x","linked_id":2}}]
--- run export --compat=trace_processor input.json
--- want object snapshot sample memory context slice warning
{"type":"warning","code":"ignored-phase","count":12,"offset":1,"message":"an event of a phase that trace_processor does not read: passed over, as it does"}
--- stderr
ttv: input.json: there is no event in it
--- status 3
