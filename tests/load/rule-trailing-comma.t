# A comma before the bracket.
--- input
{"traceEvents":[{"name":"a","ph":"X","ts":0,"dur":1},]}
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a"}
{"type":"warning","code":"stray-comma","count":1,"offset":52,"message":"a comma too many: passed over"}
