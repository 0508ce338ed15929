# The time of the day before the time is no part of the task's name.
--- input
p 9 2026-11-28 16:26:24.193102 1.000001:          2 cycles: 
	           401a2 f+0x2 (/x)

p q 9 [001] 2026-11-28 16:26:24.193103 1.000002:          3 cycles: 
	           401a2 f+0x2 (/x)

--- want thread sample
{"type":"thread","utid":0,"tid":9,"name":"p q"}
{"type":"sample","track":1,"ts":1000001000,"name":"cycles","weight":2,"stack":["f"],"frames":[{"module":"/x","address":"0x401a2"}]}
{"type":"sample","track":1,"ts":1000002000,"name":"cycles","weight":3,"stack":["f"],"frames":[{"module":"/x","address":"0x401a2"}],"cpu":1}
