# bind_id with both directions is a step; without any it is counted.
--- input
[{"name":"A","ph":"X","ts":0,"pid":1,"tid":1,"dur":10,"bind_id":1,"flow_out":true},
{"name":"B","ph":"X","ts":20,"pid":1,"tid":1,"dur":10,"bind_id":1,"flow_in":true,"flow_out":true},
{"name":"C","ph":"X","ts":40,"pid":1,"tid":1,"dur":10,"bind_id":1,"flow_in":true},
{"name":"D","ph":"X","ts":60,"pid":1,"tid":1,"dur":1,"bind_id":2}]
--- want flow warning
{"type":"flow","from":0,"to":1,"from_ts":10000,"to_ts":20000,"id":1,"name":"A"}
{"type":"flow","from":1,"to":2,"from_ts":30000,"to_ts":40000,"id":1,"name":"B"}
{"type":"warning","code":"flow-without-direction","count":1,"offset":266,"message":"a bind_id without flow_in or flow_out: ignored"}
