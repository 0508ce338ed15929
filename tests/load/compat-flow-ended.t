# A point belongs to what is on top of the stack: to a slice that has ended, for as long as nothing took it off; to an instant, which is a slice of length 0; without anything it is ignored, and so is a step before the start.
--- input
[{"name":"A","ph":"X","ts":0,"dur":10,"pid":1,"tid":1},
{"name":"f","ph":"s","ts":15,"pid":1,"tid":1,"id":1},
{"name":"B","ph":"X","ts":20,"dur":10,"pid":1,"tid":2},
{"name":"i","ph":"i","ts":22,"pid":1,"tid":2},
{"name":"f","ph":"t","ts":25,"pid":1,"tid":2,"id":1},
{"name":"C","ph":"X","ts":26,"dur":1,"pid":1,"tid":2},
{"name":"f","ph":"f","bp":"e","ts":29,"pid":1,"tid":2,"id":1},
{"name":"f","ph":"s","ts":30,"pid":1,"tid":9,"id":2},
{"name":"f","ph":"t","ts":31,"pid":1,"tid":2,"id":2},
{"name":"f","ph":"f","bp":"e","ts":32,"pid":1,"tid":2,"id":2}]
--- run export --compat=trace_processor input.json
--- want slice instant flow warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"A"}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":20000,"dur":10000,"name":"B"}
{"type":"slice","id":3,"track":2,"lane":0,"depth":1,"ts":26000,"dur":1000,"name":"C","parent":1}
{"type":"instant","id":2,"track":2,"scope":"thread","ts":22000,"name":"i"}
{"type":"flow","from":0,"to_instant":0,"from_ts":15000,"to_ts":25000,"id":1,"name":"f"}
{"type":"flow","to":3,"from_instant":0,"from_ts":25000,"to_ts":29000,"id":1,"name":"f"}
{"type":"flow","from_ts":30000,"to_ts":30000,"id":2,"name":"f"}
{"type":"flow","to":3,"from_ts":31000,"to_ts":31000,"id":2,"name":"f"}
{"type":"flow","to":3,"from_ts":32000,"to_ts":32000,"id":2,"name":"f"}
{"type":"warning","code":"flow-without-start","count":2,"offset":439,"message":"a flow step or end whose id has no start: shown as unbound"}
{"type":"warning","code":"flow-without-slice","count":1,"offset":385,"message":"a flow event where no slice and no instant is: shown as unbound"}
