# perf script without times: -F tid,cpu,event has no comm.
--- input
29554 [001] cpu-clock:pppH: 
	            1569 leaf+0x19 (/opt/burn)

29554 [000]    2004008 cpu-clock:pppH: 
	            1569 leaf+0x19 (/opt/burn)

--- want sample thread warning
{"type":"thread","utid":0,"tid":29554}
{"type":"sample","track":1,"ts":0,"name":"cpu-clock:pppH","weight":1,"stack":["leaf"],"frames":[{"module":"/opt/burn","address":"0x1569"}],"cpu":1}
{"type":"sample","track":1,"ts":1,"name":"cpu-clock:pppH","weight":2004008,"stack":["leaf"],"frames":[{"module":"/opt/burn","address":"0x1569"}],"cpu":0}
