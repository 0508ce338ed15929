# perf script without times: the CPU stands between the task and the period; each form of -F.
--- input
burn 29554 [001]    2004008 cpu-clock:pppH: 
	            1569 leaf+0x19 (/opt/burn)
	            1600 main+0x1 (/opt/burn)

a:b[0] 7 29555 [000]       1000 cpu-clock:pppH: 
	            1569 leaf+0x19 (/opt/burn)

--- want sample thread warning
{"type":"thread","utid":0,"tid":29554,"name":"burn"}
{"type":"thread","utid":1,"tid":29555,"name":"a:b[0] 7"}
{"type":"sample","track":1,"ts":0,"name":"cpu-clock:pppH","weight":1000,"stack":["leaf"],"frames":[{"module":"/opt/burn","address":"0x1569"}],"cpu":0}
{"type":"sample","track":3,"ts":0,"name":"cpu-clock:pppH","weight":2004008,"stack":["main","leaf"],"frames":[{"module":"/opt/burn","address":"0x1600"},{"module":"/opt/burn","address":"0x1569"}],"cpu":1}
