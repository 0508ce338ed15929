# bind_id on an instant: the flow leaves the instant itself, and comes to one.
--- input
[{"name":"Outer","ph":"X","ts":0,"dur":10,"pid":1,"tid":1},
{"name":"Post","ph":"i","s":"t","ts":5,"pid":1,"tid":1,"bind_id":"0x7","flow_out":true},
{"name":"other","ph":"i","s":"t","ts":5,"pid":1,"tid":1},
{"name":"Run","ph":"X","ts":20,"dur":5,"pid":1,"tid":2,"bind_id":"0x7","flow_in":true,"flow_out":true},
{"name":"done","ph":"i","s":"t","ts":30,"pid":1,"tid":3,"bind_id":"0x7","flow_in":true}]
--- want slice instant flow warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"Outer"}
{"type":"slice","id":3,"track":2,"lane":0,"depth":0,"ts":20000,"dur":5000,"name":"Run"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":5000,"name":"Post"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":5000,"name":"other"}
{"type":"instant","id":4,"track":3,"scope":"thread","ts":30000,"name":"done"}
{"type":"flow","to":3,"from_instant":0,"from_ts":5000,"to_ts":20000,"id":"0x7","name":"Post"}
{"type":"flow","from":3,"to_instant":2,"from_ts":25000,"to_ts":30000,"id":"0x7","name":"Run"}
