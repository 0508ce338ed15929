# Stacks alone, one a sample.
--- input

	           401a2 f+0x2
	           401b3 main+0x3


	           401b3 main+0x3

--- want process thread sample warning
{"type":"process","upid":0,"pid":0}
{"type":"thread","utid":0,"upid":0,"tid":""}
{"type":"sample","track":2,"ts":0,"weight":1,"stack":["main","f"],"frames":[{"address":"0x401b3"},{"address":"0x401a2"}]}
{"type":"sample","track":2,"ts":1,"weight":1,"stack":["main"],"frames":[{"address":"0x401b3"}]}
