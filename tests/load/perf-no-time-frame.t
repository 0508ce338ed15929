# perf script without times and without stacks: the frame stands behind the event.
--- input
burn 29554 [001]    2004008 cpu-clock:pppH:             1569 leaf+0x19 (/opt/burn)
burn 29554    1000 cpu-clock:pppH:             1600 main (/opt/burn)
--- want sample thread warning
{"type":"thread","utid":0,"tid":29554,"name":"burn"}
{"type":"sample","track":1,"ts":0,"name":"cpu-clock:pppH","weight":2004008,"stack":["leaf"],"frames":[{"module":"/opt/burn","address":"0x1569"}],"cpu":1}
{"type":"sample","track":1,"ts":2004008,"name":"cpu-clock:pppH","weight":1000,"stack":["main"],"frames":[{"module":"/opt/burn","address":"0x1600"}]}
