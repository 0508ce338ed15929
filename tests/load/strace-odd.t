# Columns and calls as strace's options write them, and lines that are none.
--- input
10<a > b> 100.1 close(3) = 0 <0.000001>
10 100.200001 read(3</tmp/a(b)>, "x)y\"", 4) = 4 <0.000002>
10 100.200002123 [  12] brk(NULL) = 0x5582cad4f000
10 100.2000031 (+     0.000151620) [00007f12] stat("a", {st_mode=S_IFREG|0644, st_size=5, ...}) = -1 ENOENT (No such file or directory) <0.000004>
10 100.3 kill(11, SIGTERM) = ? ERESTARTSYS (To be restarted) <0.5>
10 100.4 wait4(-1, 
10 100.5 nothing at all
10 100.6 --- SIGCHLD {si_signo=SIGCHLD} ---
10 100.7 --- stopped by SIGSTOP ---
10 100.75 <... read resumed>"", 1) = 0 <0.01>
11 100.8 +++ killed by SIGSEGV (core dumped) +++
10 100.8 exit_group(0) = ?
10 100.9 +++ exited with 0 +++
--- want process thread slice instant warning
{"type":"process","upid":0,"pid":10}
{"type":"process","upid":1,"pid":11}
{"type":"thread","utid":0,"upid":0,"tid":10}
{"type":"thread","utid":1,"upid":1,"tid":11}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100200001000,"dur":1123,"name":"read","cat":"strace","args":{"args":"3</tmp/a(b)>, \"x)y\\\"\", 4","ret":"4"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":100200002123,"dur":0,"name":"brk","cat":"strace","args":{"args":"NULL","ret":"0x5582cad4f000"}}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":100200003100,"dur":4000,"name":"stat","cat":"strace","args":{"args":"\"a\", {st_mode=S_IFREG|0644, st_size=5, ...}","ret":"-1 ENOENT (No such file or directory)"}}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":100300000000,"dur":300000000,"name":"kill","cat":"strace","args":{"args":"11, SIGTERM","ret":"? ERESTARTSYS (To be restarted)"}}
{"type":"slice","id":6,"track":1,"lane":0,"depth":0,"ts":100740000000,"dur":10000000,"name":"read","cat":"strace","args":{"args":"\"\", 1","ret":"0"}}
{"type":"slice","id":7,"track":1,"lane":0,"depth":0,"ts":100800000000,"dur":100000000,"name":"exit_group","cat":"strace","args":{"args":"0","ret":"?"}}
{"type":"instant","id":4,"track":1,"scope":"thread","ts":100600000000,"name":"SIGCHLD","cat":"signal","args":{"info":"{si_signo=SIGCHLD}"}}
{"type":"instant","id":5,"track":1,"scope":"thread","ts":100700000000,"name":"stopped by SIGSTOP","cat":"signal"}
{"type":"instant","id":9,"track":1,"scope":"thread","ts":100900000000,"name":"exited with 0","cat":"exit"}
{"type":"instant","id":8,"track":3,"scope":"thread","ts":100800000000,"name":"killed by SIGSEGV (core dumped)","cat":"exit"}
{"type":"warning","code":"bad-line","count":3,"offset":0,"message":"a line that cannot be read: passed over"}
{"type":"warning","code":"stray-end","count":1,"offset":489,"message":"an end that no open begin matches: ignored"}
--- stderr
ttv: input.json: part of it is lost: bad-line 3 times; `ttv check` says where
