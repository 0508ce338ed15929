# A call that another one interrupted goes on where it is resumed, by its thread and its name; what is resumed wrongly is counted.
--- input
10 100.000001 read(3,  <unfinished ...>
11 100.000002 write(4, "x", 1 <unfinished ...>
10 100.000005 <... read resumed>"abc", 3) = 3 <0.000004>
11 100.000006 <...  write resumed>) = 1 <0.000004>
10 100.000010 <... close resumed>) = 0 <0.000001>
10 100.000011 <... close was resumed>) = 0
10 100.000012 <... close> resumed) = 0
10 100.000013 <... poll resumed>x <unfinished ...>
10 100.000014 <... poll resumed>no end
10 100.000020 poll([{fd=3}], 1, -1 <unfinished ...>
10 100.000021 open("a" <unfinished ...>
10 100.000025 <... open resumed>) = -1 ENOENT (No such file or directory) <0.000004>
10 100.000030 brk(NULL) = 0x1000 <0.000002>
11 100.000040 brk(NULL) = ? <unavailable>
11 100.000041 read(5, 0x1, 2) = ?
12 100.000050 nanosleep({tv_sec=1}, NULL <unfinished ...>
--- want thread slice instant warning
{"type":"thread","utid":0,"upid":0,"tid":10}
{"type":"thread","utid":1,"upid":1,"tid":11}
{"type":"thread","utid":2,"upid":2,"tid":12}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100000001000,"dur":4000,"name":"read","cat":"strace","args":{"args":"3, \"abc\", 3","ret":"3"}}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":100000009000,"dur":1000,"name":"close","cat":"strace","args":{"ret":"0"}}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":100000011000,"dur":0,"name":"close was","cat":"strace","args":{"ret":"0"}}
{"type":"slice","id":4,"track":1,"lane":0,"depth":0,"ts":100000020000,"dur":1000,"name":"poll","cat":"strace","args":{"args":"[{fd=3}], 1, -1"}}
{"type":"slice","id":5,"track":1,"lane":0,"depth":0,"ts":100000021000,"dur":4000,"name":"open","cat":"strace","args":{"args":"\"a\"","ret":"-1 ENOENT (No such file or directory)"}}
{"type":"slice","id":6,"track":1,"lane":0,"depth":0,"ts":100000030000,"dur":2000,"name":"brk","cat":"strace","args":{"args":"NULL","ret":"0x1000"}}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":100000002000,"dur":4000,"name":"write","cat":"strace","args":{"args":"4, \"x\", 1","ret":"1"}}
{"type":"slice","id":7,"track":3,"lane":0,"depth":0,"ts":100000040000,"dur":0,"name":"brk","cat":"strace","args":{"args":"NULL","ret":"? <unavailable>"}}
{"type":"slice","id":8,"track":3,"lane":0,"depth":0,"ts":100000041000,"dur":-1,"name":"read","cat":"strace","args":{"args":"5, 0x1, 2","ret":"?"}}
{"type":"slice","id":9,"track":5,"lane":0,"depth":0,"ts":100000050000,"dur":-1,"name":"nanosleep","cat":"strace","args":{"args":"{tv_sec=1}, NULL"}}
{"type":"warning","code":"bad-line","count":3,"offset":288,"message":"a line that cannot be read: passed over"}
{"type":"warning","code":"stray-end","count":3,"offset":195,"message":"an end that no open begin matches: ignored"}
--- stderr
ttv: input.json: part of it is lost: bad-line 3 times; `ttv check` says where
