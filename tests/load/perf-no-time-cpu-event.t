# perf script without times: -F comm,pid,tid,cpu,event has neither a period.
--- input
burn 29554/29555 [001] cpu-clock:pppH: 
	            1569 leaf+0x19 (/opt/burn)

burn 29554/29554 [000] cpu-clock:pppH: 
	            1569 leaf+0x19 (/opt/burn)

--- want sample thread warning
{"type":"thread","utid":0,"upid":0,"tid":29555,"name":"burn"}
{"type":"thread","utid":1,"upid":0,"tid":29554,"name":"burn"}
{"type":"sample","track":2,"ts":0,"name":"cpu-clock:pppH","weight":1,"stack":["leaf"],"frames":[{"module":"/opt/burn","address":"0x1569"}],"cpu":0}
{"type":"sample","track":4,"ts":0,"name":"cpu-clock:pppH","weight":1,"stack":["leaf"],"frames":[{"module":"/opt/burn","address":"0x1569"}],"cpu":1}
