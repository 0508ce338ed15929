# strace: a task that is killed on its way into a call.
--- input printf
10 1700000000.000001 ????( <unfinished ...>\n10 1700000000.000100 +++ killed by SIGKILL +++\n11 1700000000.2 read(3, "", 1) = 0\n
--- want slice instant warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1700000000000001000,"dur":99000,"name":"????","cat":"strace"}
{"type":"slice","id":2,"track":3,"lane":0,"depth":0,"ts":1700000000200000000,"dur":0,"name":"read","cat":"strace","args":{"args":"3, \"\", 1","ret":"0"}}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":1700000000000100000,"name":"killed by SIGKILL","cat":"exit"}
