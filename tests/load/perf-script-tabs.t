# A task's comm and tid are apart by blanks or tabs; a tid that touches its comm, or that stands alone, is none.
--- input
p	1 [000]     0.000001:          5 cycles: 
	            1507 f (/x)

p 	 2 [000]     0.000002:          6 cycles: 
	            1507 g (/x)

two words 3/4 [000]     0.000003:          7 cycles: 
	            1507 h (/x)

--- want process thread sample warning
{"type":"process","upid":0,"pid":3}
{"type":"thread","utid":0,"tid":1,"name":"p"}
{"type":"thread","utid":1,"tid":2,"name":"p"}
{"type":"thread","utid":2,"upid":0,"tid":4,"name":"two words"}
{"type":"sample","track":2,"ts":3000,"name":"cycles","weight":7,"stack":["h"],"frames":[{"module":"/x","address":"0x1507"}],"cpu":0}
{"type":"sample","track":4,"ts":1000,"name":"cycles","weight":5,"stack":["f"],"frames":[{"module":"/x","address":"0x1507"}],"cpu":0}
{"type":"sample","track":6,"ts":2000,"name":"cycles","weight":6,"stack":["g"],"frames":[{"module":"/x","address":"0x1507"}],"cpu":0}
