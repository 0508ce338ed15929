# A line that strace's own message breaks goes on in the next.
--- input
04:30:06.000001 close(3) = 0
04:30:06.000002 clock_nanosleep(CLOCK_REALTIME, 0, {tv_sec=0, tv_nsec=2000000}, strace: Process 32233 attached
 <unfinished ...>
[pid 32233] 04:30:06.000003 read(3,  <unfinished ...>
[pid 32231] 04:30:06.002004 <... clock_nanosleep resumed>NULL) = 0
[pid 32233] 04:30:06.002005 <... read resumed>"x", 16) = 1
[pid 32231] 04:30:06.002006 clone(child_stack=NULL, flags=CLONE_CHILD_SETTID|SIGCHLDstrace: Process 32249 attached
, child_tidptr=0x7f66fae46a10) = 32249
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":16206000001000,"dur":0,"name":"close","cat":"strace","args":{"args":"3","ret":"0"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":16206000002000,"dur":2002000,"name":"clock_nanosleep","cat":"strace","args":{"args":"CLOCK_REALTIME, 0, {tv_sec=0, tv_nsec=2000000}, NULL","ret":"0"}}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":16206002006000,"dur":0,"name":"clone","cat":"strace","args":{"args":"child_stack=NULL, flags=CLONE_CHILD_SETTID|SIGCHLD, child_tidptr=0x7f66fae46a10","ret":"32249"}}
{"type":"slice","id":2,"track":3,"lane":0,"depth":0,"ts":16206000003000,"dur":2002000,"name":"read","cat":"strace","args":{"args":"3, \"x\", 16","ret":"1"}}
