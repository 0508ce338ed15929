# Lost events are counted in a text of TIDs and events, too.
--- input
    7 cycles: 
	          401000 f (/x)

    7 PERF_RECORD_LOST lost 500
    7 cycles: 
	          401000 f (/x)

--- want thread sample warning
{"type":"thread","utid":0,"tid":7}
{"type":"sample","track":1,"ts":0,"name":"cycles","weight":1,"stack":["f"],"frames":[{"module":"/x","address":"0x401000"}]}
{"type":"sample","track":1,"ts":1,"name":"cycles","weight":1,"stack":["f"],"frames":[{"module":"/x","address":"0x401000"}]}
{"type":"warning","code":"lost-events","count":500,"offset":41,"message":"events that the kernel had no room for: what surrounds them is read"}
--- stderr
ttv: input.json: part of it is lost: lost-events 500 times; `ttv check` says where
