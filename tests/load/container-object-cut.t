# An object that is cut inside its array of events.
--- input
{"displayTimeUnit":"ns","traceEvents":[
{"name":"x","ph":"X","ts":0,"dur":1},
{"name":"y","ph":"X","ts":5,"du
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"x"}
{"type":"warning","code":"truncated","count":1,"offset":78,"message":"the file ends in the middle of an event: what was complete is kept"}
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
