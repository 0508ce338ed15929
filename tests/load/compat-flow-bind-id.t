# bind_id belongs to the slice of its event, also of b and n; an end of it leaves the flow open, and the key is the id alone.
--- input
[{"name":"A","ph":"X","ts":0,"dur":10,"pid":1,"tid":1,"bind_id":"0x1","flow_out":true},
{"name":"in","ph":"X","ts":0,"dur":5,"pid":1,"tid":1},
{"name":"B","ph":"B","ts":20,"pid":1,"tid":2,"bind_id":1,"flow_in":true,"flow_out":true},
{"name":"B","ph":"E","ts":22,"pid":1,"tid":2},
{"name":"op","cat":"c","ph":"n","ts":30,"pid":1,"tid":2,"id":7,"bind_id":"1","flow_in":true},
{"name":"C","ph":"X","ts":40,"dur":1,"pid":1,"tid":3,"bind_id":1,"flow_in":true}]
--- run export --compat=trace_processor input.json
--- want slice flow warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"A"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":0,"dur":5000,"name":"in","parent":0}
{"type":"slice","id":2,"track":2,"lane":0,"depth":0,"ts":20000,"dur":2000,"name":"B"}
{"type":"slice","id":4,"track":3,"lane":0,"depth":0,"ts":40000,"dur":1000,"name":"C"}
{"type":"slice","id":3,"track":4,"lane":0,"depth":0,"ts":30000,"dur":0,"name":"op","cat":"c"}
{"type":"flow","from":0,"to":2,"from_ts":10000,"to_ts":20000,"id":"0x1","name":"A"}
{"type":"flow","from":2,"to":3,"from_ts":22000,"to_ts":30000,"id":1,"name":"B"}
{"type":"flow","from":2,"to":4,"from_ts":22000,"to_ts":40000,"id":1,"name":"B"}
