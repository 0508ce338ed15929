# What perf says between samples is counted; the samples stay.
--- input
p 1 [000]     0.000001:          5 cycles: 
	            1507 f (/x)

Warning: 12 out of order events recorded.
p 1 [000]     0.000002:          6 cycles: 
	            1507 g (/x)
	  what is this
	            1508 main (/x)

--- want sample warning
{"type":"sample","track":1,"ts":1000,"name":"cycles","weight":5,"stack":["f"],"frames":[{"module":"/x","address":"0x1507"}],"cpu":0}
{"type":"sample","track":1,"ts":2000,"name":"cycles","weight":6,"stack":["main","g"],"frames":[{"module":"/x","address":"0x1508"},{"module":"/x","address":"0x1507"}],"cpu":0}
{"type":"warning","code":"bad-line","count":2,"offset":70,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line 2 times; `ttv check` says where
