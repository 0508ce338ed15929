# Commas too many, or missing, inside an event.
--- input
[{"name":"x",,"ph":"X","ts":0,"dur":1},
{"name":"y","ph":"X" "ts":5,"dur":1,}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"x"}
{"type":"warning","code":"stray-comma","count":1,"offset":13,"message":"a comma too many: passed over"}
{"type":"warning","code":"syntax-error","count":1,"offset":40,"message":"an event that is not JSON: that event is lost, the next is read"}
