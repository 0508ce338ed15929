# strace: what a call of one thread did to that of another is a flow: a thread begins, one that ended is waited for, a futex is woken, a pipe (-y) is written to; what was there before a wait did not end it; none goes back in time.
--- input
10 100.000001 clone3({flags=CLONE_VM|CLONE_THREAD|CLONE_SETTLS, child_tid=0x7f}, 88) = 11 <0.000005>
11 100.000010 futex(0x7f10, FUTEX_WAKE_PRIVATE, 1) = 0 <0.000001>
10 100.000020 futex(0x7f10, FUTEX_WAIT_PRIVATE, 2, NULL <unfinished ...>
11 100.000030 futex(0x7f10, FUTEX_WAKE_PRIVATE, 1 <unfinished ...>
10 100.000040 <... futex resumed>) = 0 <0.000020>
11 100.000041 <... futex resumed>) = 1 <0.000011>
10 100.000050 clone(child_stack=NULL, flags=CLONE_CHILD_SETTID|SIGCHLD <unfinished ...>
12 100.000055 set_robust_list(0x7f, 24) = 0 <0.000001>
10 100.000060 <... clone resumed>, child_tidptr=0x7f) = 12 <0.000010>
10 100.000070 read(3<pipe:[77]>,  <unfinished ...>
12 100.000080 write(4<pipe:[77]>, "x", 1) = 1 <0.000002>
10 100.000085 <... read resumed>"x", 8) = 1 <0.000015>
10 100.000090 wait4(-1,  <unfinished ...>
12 100.000100 exit_group(0) = ?
12 100.000110 +++ exited with 0 +++
10 100.000120 <... wait4 resumed>[{WIFEXITED(s) && WEXITSTATUS(s) == 0}], 0, NULL) = 12 <0.000030>
10 100.000130 futex(0x7f10, FUTEX_WAIT_PRIVATE, 2, NULL) = -1 EAGAIN (Resource temporarily unavailable) <0.000001>
10 100.000140 vfork() = 12 <0.000005>
12 100.000150 write(4<pipe:[77]>, "y", 1) = 1 <0.000002>
10 100.000160 read(3<pipe:[77]>, "y", 8) = 1 <0.000001>
10 100.000165 vfork() = 13 <0.000005>
13 100.000150 getpid() = 13 <0.000001>
10 100.000170 exit_group(0) = ?
10 100.000180 +++ exited with 0 +++
--- want flow warning
{"type":"flow","from":0,"to":1,"from_ts":100000001000,"to_ts":100000010000,"name":"child","cat":"child"}
{"type":"flow","from":3,"to":2,"from_ts":100000030000,"to_ts":100000040000,"name":"futex","cat":"futex"}
{"type":"flow","from":4,"to":5,"from_ts":100000050000,"to_ts":100000055000,"name":"child","cat":"child"}
{"type":"flow","from":7,"to":6,"from_ts":100000080000,"to_ts":100000085000,"name":"pipe","cat":"pipe"}
{"type":"flow","from":9,"to":8,"from_ts":100000100000,"to_ts":100000120000,"name":"exit","cat":"exit"}
{"type":"flow","from":12,"to":13,"from_ts":100000140000,"to_ts":100000150000,"name":"child","cat":"child"}
