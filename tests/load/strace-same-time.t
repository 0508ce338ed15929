# strace -t: calls of one second have no length, and lie side by side; none is in another.
--- input
5 04:30:06 execve("/bin/x", ["x"], 0x7ffe /* 9 vars */) = 0
5 04:30:06 brk(NULL) = 0x5555
5 04:30:06 close(3) = 0
5 04:30:07 close(4) = 0
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":16206000000000,"dur":0,"name":"execve","cat":"strace","args":{"args":"\"/bin/x\", [\"x\"], 0x7ffe /* 9 vars */","ret":"0"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":16206000000000,"dur":0,"name":"brk","cat":"strace","args":{"args":"NULL","ret":"0x5555"}}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":16206000000000,"dur":0,"name":"close","cat":"strace","args":{"args":"3","ret":"0"}}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":16207000000000,"dur":0,"name":"close","cat":"strace","args":{"args":"4","ret":"0"}}
