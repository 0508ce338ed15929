# A comm alone, without a tid and without a time, is a thread of its own.
--- input
a:b[0] 7 
	           858d1 f

burn 
	            1507 g

--- want thread sample warning
{"type":"thread","utid":0,"upid":0,"tid":"a:b[0] 7","name":"a:b[0] 7"}
{"type":"thread","utid":1,"upid":0,"tid":"burn","name":"burn"}
{"type":"sample","track":2,"ts":0,"weight":1,"stack":["f"],"frames":[{"address":"0x858d1"}]}
{"type":"sample","track":4,"ts":0,"weight":1,"stack":["g"],"frames":[{"address":"0x1507"}]}
