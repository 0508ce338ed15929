# sf and esf, stack and estack, sf of the E.
--- input
{"stackFrames":{"1":{"name":"main"},"2":{"name":"f","parent":"1"}},"traceEvents":[
{"name":"x","ph":"X","ts":0,"dur":5,"sf":2,"esf":"1"},
{"name":"y","ph":"X","ts":10,"dur":5,"stack":["p","q"],"estack":["p"]},
{"name":"z","ph":"B","ts":20,"sf":1},{"ph":"E","ts":25,"sf":2},
{"name":"i","ph":"i","ts":30,"sf":2}]}
--- want slice instant warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"x","stack":["main","f"],"estack":["main"]}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":10000,"dur":5000,"name":"y","stack":["p","q"],"estack":["p"]}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":20000,"dur":5000,"name":"z","stack":["main"],"estack":["main","f"]}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":30000,"name":"i","stack":["main","f"]}
