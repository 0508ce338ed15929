# A text of events and stacks alone: weights are its axis, a stack a sample.
--- input
     page-faults: 
	           401a2 f+0x2 (/x)
	           401b3 main+0x3 (/x)

         3 cycles: 
	           401b3 main+0x3 (/x)

context-switches: 
--- want sample warning
{"type":"sample","track":2,"ts":0,"name":"page-faults","weight":1,"stack":["main","f"],"frames":[{"module":"/x","address":"0x401b3"},{"module":"/x","address":"0x401a2"}]}
{"type":"sample","track":3,"ts":1,"name":"cycles","weight":3,"stack":["main"],"frames":[{"module":"/x","address":"0x401b3"}]}
{"type":"sample","track":4,"ts":4,"name":"context-switches","weight":1,"stack":[]}
