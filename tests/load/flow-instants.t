# A point stands on the instant of its thread at its very time that stands before it in the file: on the newest of several, also where no slice is, also with bp "e"; a process's instant is none of a thread, and an f without bp goes on to the next slice.
--- input
[{"name":"Outer","ph":"X","ts":0,"dur":10,"pid":1,"tid":1},
{"name":"first","ph":"i","s":"t","ts":5,"pid":1,"tid":1},
{"name":"Post","ph":"i","s":"t","ts":5,"pid":1,"tid":1},
{"name":"fl","ph":"s","ts":5,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"late","ph":"i","s":"t","ts":5,"pid":1,"tid":1},
{"name":"mark","ph":"R","ts":20,"pid":1,"tid":2},
{"name":"fl","ph":"t","ts":20,"pid":1,"tid":2,"cat":"c","id":1},
{"name":"Run","ph":"X","ts":30,"dur":10,"pid":1,"tid":1},
{"name":"end","ph":"I","ts":31,"pid":1,"tid":1},
{"name":"fl","ph":"f","bp":"e","ts":31,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"process","ph":"i","s":"p","ts":32,"pid":1,"tid":1},
{"name":"fl","ph":"s","ts":32,"pid":1,"tid":1,"cat":"c","id":2},
{"name":"go","ph":"i","s":"t","ts":40,"pid":1,"tid":3},
{"name":"fl","ph":"f","ts":40,"pid":1,"tid":3,"cat":"c","id":2},
{"name":"next","ph":"X","ts":45,"dur":1,"pid":1,"tid":3}]
--- want slice instant flow warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"Outer"}
{"type":"slice","id":5,"track":1,"lane":0,"depth":0,"ts":30000,"dur":10000,"name":"Run"}
{"type":"slice","id":9,"track":3,"lane":0,"depth":0,"ts":45000,"dur":1000,"name":"next"}
{"type":"instant","id":7,"track":0,"scope":"process","ts":32000,"name":"process"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":5000,"name":"first"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":5000,"name":"Post"}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":5000,"name":"late"}
{"type":"instant","id":6,"track":1,"scope":"thread","ts":31000,"name":"end"}
{"type":"instant","id":4,"track":2,"scope":"thread","ts":20000,"name":"mark","mark":1}
{"type":"instant","id":8,"track":3,"scope":"thread","ts":40000,"name":"go"}
{"type":"flow","from_instant":2,"to_instant":5,"from_ts":5000,"to_ts":20000,"id":1,"name":"fl","cat":"c"}
{"type":"flow","from_instant":5,"to_instant":4,"from_ts":20000,"to_ts":31000,"id":1,"name":"fl","cat":"c"}
{"type":"flow","from":5,"to":9,"from_ts":32000,"to_ts":40000,"id":2,"name":"fl","cat":"c"}
