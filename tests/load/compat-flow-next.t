# An end without bp belongs to the next slice that comes onto the stack of its thread, an instant too; at one time the X come first; what overlaps is on another track. A category of input means nothing.
--- input
[{"name":"A","ph":"X","ts":0,"dur":10,"pid":1,"tid":1},
{"name":"f","cat":"input","ph":"s","ts":1,"pid":1,"tid":1,"id":1},
{"name":"f","cat":"input","ph":"s","ts":1,"pid":1,"tid":1,"id":2},
{"name":"f","cat":"input","ph":"s","ts":1,"pid":1,"tid":1,"id":3},
{"name":"f","cat":"input","ph":"f","ts":20,"pid":1,"tid":2,"id":1},
{"name":"same","ph":"X","ts":20,"dur":10,"pid":1,"tid":2},
{"name":"over","ph":"X","ts":25,"dur":10,"pid":1,"tid":2},
{"name":"point","ph":"i","ts":27,"pid":1,"tid":2},
{"name":"f","cat":"input","ph":"f","ts":28,"pid":1,"tid":2,"id":2},
{"name":"f","cat":"input","ph":"f","ts":29,"pid":1,"tid":2,"id":3},
{"name":"next","ph":"B","ts":40,"pid":1,"tid":2},
{"name":"next","ph":"E","ts":41,"pid":1,"tid":2}]
--- run export --compat=trace_processor input.json
--- want slice instant flow
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"A"}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":20000,"dur":10000,"name":"same"}
{"type":"slice","id":4,"track":2,"lane":0,"depth":0,"ts":40000,"dur":1000,"name":"next"}
{"type":"slice","id":2,"track":2,"lane":1,"depth":0,"ts":25000,"dur":10000,"name":"over"}
{"type":"instant","id":3,"track":2,"scope":"thread","ts":27000,"name":"point"}
{"type":"flow","from":0,"to_instant":0,"from_ts":1000,"to_ts":20000,"id":1,"name":"f","cat":"input"}
{"type":"flow","from":0,"to":4,"from_ts":1000,"to_ts":28000,"id":2,"name":"f","cat":"input"}
{"type":"flow","from":0,"to":4,"from_ts":1000,"to_ts":29000,"id":3,"name":"f","cat":"input"}
