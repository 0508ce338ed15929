# Without times the weights of each thread are its axis.
--- input
a:b[0] 7 29558    2004008 cpu-clock:pppH: 
	           858d1 f+0x31 (/usr/lib/libc.so.6)

burn 29554    1000 cpu-clock:pppH: 
	            1569 main (/opt/app/burn)

burn 29554    2000 cpu-clock:pppH: 
	            1569 main (/opt/app/burn)

--- want sample thread warning
{"type":"thread","utid":0,"tid":29558,"name":"a:b[0] 7"}
{"type":"thread","utid":1,"tid":29554,"name":"burn"}
{"type":"sample","track":1,"ts":0,"name":"cpu-clock:pppH","weight":2004008,"stack":["f"],"frames":[{"module":"/usr/lib/libc.so.6","address":"0x858d1"}]}
{"type":"sample","track":3,"ts":0,"name":"cpu-clock:pppH","weight":1000,"stack":["main"],"frames":[{"module":"/opt/app/burn","address":"0x1569"}]}
{"type":"sample","track":3,"ts":1000,"name":"cpu-clock:pppH","weight":2000,"stack":["main"],"frames":[{"module":"/opt/app/burn","address":"0x1569"}]}
