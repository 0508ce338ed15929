# A TID before the event is a thread, a number padded to 10 columns a period.
--- input
 9761 cpu-clock: 
	           156bd f
	           1ab78 main

10966 cpu-clock: 
	           156bd f

 9761    1001001 cpu-clock: 
	           1ab78 main

10/12 2001001001 cpu-clock: 
	           1ab78 main

4194304 cpu-clock: 
	           1ab78 main

   1001001 cpu-clock: 
	           1ab78 main

--- want thread sample warning
{"type":"thread","utid":0,"tid":9761}
{"type":"thread","utid":1,"tid":10966}
{"type":"thread","utid":2,"upid":0,"tid":12}
{"type":"thread","utid":3,"tid":4194304}
{"type":"thread","utid":4,"upid":1,"tid":""}
{"type":"sample","track":2,"ts":0,"name":"cpu-clock","weight":1001001,"stack":["main"],"frames":[{"address":"0x1ab78"}]}
{"type":"sample","track":5,"ts":0,"name":"cpu-clock","weight":2001001001,"stack":["main"],"frames":[{"address":"0x1ab78"}]}
{"type":"sample","track":7,"ts":0,"name":"cpu-clock","weight":1,"stack":["main","f"],"frames":[{"address":"0x1ab78"},{"address":"0x156bd"}]}
{"type":"sample","track":7,"ts":1,"name":"cpu-clock","weight":1001001,"stack":["main"],"frames":[{"address":"0x1ab78"}]}
{"type":"sample","track":9,"ts":0,"name":"cpu-clock","weight":1,"stack":["f"],"frames":[{"address":"0x156bd"}]}
{"type":"sample","track":11,"ts":0,"name":"cpu-clock","weight":1,"stack":["main"],"frames":[{"address":"0x1ab78"}]}
