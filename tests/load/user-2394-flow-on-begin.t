# bind_id works on B.
--- input
[{"name":"A","ph":"B","ts":0,"pid":1,"tid":1,"bind_id":1,"flow_out":true},
{"ph":"E","ts":5,"pid":1,"tid":1},
{"name":"B","ph":"B","ts":10,"pid":1,"tid":2,"bind_id":1,"flow_in":true},
{"ph":"E","ts":15,"pid":1,"tid":2}]
--- want slice flow warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"A"}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":10000,"dur":5000,"name":"B"}
{"type":"flow","from":0,"to":1,"from_ts":5000,"to_ts":10000,"id":1,"name":"A"}
