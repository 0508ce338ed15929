# Lost events are counted in a text without times, behind a task or none.
--- input
p 7 
	          401000 f (/x)

PERF_RECORD_LOST lost 500
p 7 PERF_RECORD_LOST lost 20
p 7 
	          401000 f (/x)

--- want thread sample warning
{"type":"thread","utid":0,"tid":7,"name":"p"}
{"type":"sample","track":1,"ts":0,"weight":1,"stack":["f"],"frames":[{"module":"/x","address":"0x401000"}]}
{"type":"sample","track":1,"ts":1,"weight":1,"stack":["f"],"frames":[{"module":"/x","address":"0x401000"}]}
{"type":"warning","code":"lost-events","count":520,"offset":31,"message":"events that the kernel had no room for: what surrounds them is read"}
--- stderr
ttv: input.json: part of it is lost: lost-events 520 times; `ttv check` says where
