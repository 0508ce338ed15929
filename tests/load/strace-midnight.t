# Times of the day go on behind midnight; a step back that is small is none.
--- input
23:59:59.9 close(3) = 0 <0.2>
00:00:00.500 close(4) = 0
00:00:00.400 close(5) = 0
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":86399900000000,"dur":200000000,"name":"close","cat":"strace","args":{"args":"3","ret":"0"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":86400400000000,"dur":0,"name":"close","cat":"strace","args":{"args":"5","ret":"0"}}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":86400500000000,"dur":0,"name":"close","cat":"strace","args":{"args":"4","ret":"0"}}
