# strace: the length of a resumed call ends at the thread's next line too; times of lines and lengths are rounded apart.
--- input
7 1700000000.000010 wait4(-1,  <unfinished ...>
8 1700000000.000012 close(3) = 0 <0.000001>
7 1700000000.000015 <... wait4 resumed>NULL, 0, NULL) = 8 <0.000007>
7 1700000000.000016 close(4) = 0 <0.000002>
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1700000000000010000,"dur":6000,"name":"wait4","cat":"strace","args":{"args":"-1, NULL, 0, NULL","ret":"8"}}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":1700000000000016000,"dur":2000,"name":"close","cat":"strace","args":{"args":"4","ret":"0"}}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":1700000000000012000,"dur":1000,"name":"close","cat":"strace","args":{"args":"3","ret":"0"}}
