# A frame whose parents run in a circle, and one that is not there.
--- input
{"stackFrames":{"1":{"name":"a","parent":2},"2":{"name":"b","parent":1}},"traceEvents":[
{"name":"x","ph":"X","ts":0,"dur":5,"sf":1},
{"name":"y","ph":"X","ts":10,"dur":5,"sf":9}]}
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"x","stack":["b","a"]}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":10000,"dur":5000,"name":"y"}
{"type":"warning","code":"bad-stack","count":2,"offset":15,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
