# Lines of numbers alone: a TID and a time, with a stack.
--- input
17850 1.000001: 
	           401a2 f

17851 1.000002: 
	           401b3 main

--- want process thread sample warning
{"type":"thread","utid":0,"tid":17850}
{"type":"thread","utid":1,"tid":17851}
{"type":"sample","track":1,"ts":1000001000,"weight":1,"stack":["f"],"frames":[{"address":"0x401a2"}]}
{"type":"sample","track":3,"ts":1000002000,"weight":1,"stack":["main"],"frames":[{"address":"0x401b3"}]}
