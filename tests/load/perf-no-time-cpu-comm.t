# perf script without times: -F comm,cpu,event has no tid, so the comm tells threads apart.
--- input
burn  [001] cpu-clock:pppH: 
	            1569 leaf+0x19 (/opt/burn)

burn  [000] cpu-clock:pppH: 
	            1569 leaf+0x19 (/opt/burn)

--- want sample thread warning
{"type":"thread","utid":0,"upid":0,"tid":"burn","name":"burn"}
{"type":"sample","track":2,"ts":0,"name":"cpu-clock:pppH","weight":1,"stack":["leaf"],"frames":[{"module":"/opt/burn","address":"0x1569"}],"cpu":1}
{"type":"sample","track":2,"ts":1,"name":"cpu-clock:pppH","weight":1,"stack":["leaf"],"frames":[{"module":"/opt/burn","address":"0x1569"}],"cpu":0}
