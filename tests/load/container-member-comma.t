# Commas too many, or missing, inside an event.
--- input
[{"name":"x",,"ph":"X","ts":0,"dur":1},
{"name":"y","ph":"X" "ts":5,"dur":1,}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"x"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"y"}
{"type":"warning","code":"stray-comma","count":2,"offset":13,"message":"a comma too many: passed over"}
{"type":"warning","code":"missing-comma","count":1,"offset":61,"message":"no comma between two events: read as if it were there"}
