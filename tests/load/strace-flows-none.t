# strace: a wake that wakes none and a write that fails leave the flow to the one before them.
--- input
10 1.000000 clone(child_stack=0x7f, flags=CLONE_VM|CLONE_THREAD) = 11 <0.000050>
11 1.000100 futex(0x10, FUTEX_WAIT_PRIVATE, 0, NULL <unfinished ...>
10 1.000200 futex(0x10, FUTEX_WAKE_PRIVATE, 1) = 1 <0.000020>
10 1.000250 futex(0x10, FUTEX_WAKE_PRIVATE, 1) = 0 <0.000020>
11 1.000300 <... futex resumed>) = 0 <0.000190>
11 1.000400 read(3<pipe:[77]>,  <unfinished ...>
10 1.000500 write(4<pipe:[77]>, "x", 1) = 1 <0.000020>
10 1.000550 write(4<pipe:[77]>, "x", 1) = -1 EAGAIN (Resource temporarily unavailable) <0.000020>
11 1.000600 <... read resumed>"x", 8) = 1 <0.000190>
11 1.000700 read(3<pipe:[77]>,  <unfinished ...>
10 1.000750 write(4<pipe:[77]>, "x", 1) = -1 EINTR (Interrupted system call) <0.000020>
11 1.000800 <... read resumed>"x", 8) = 1 <0.000190>
--- want flow warning
{"type":"flow","from":0,"to":1,"from_ts":1000000000,"to_ts":1000100000,"name":"child","cat":"child"}
{"type":"flow","from":2,"to":1,"from_ts":1000200000,"to_ts":1000290000,"name":"futex","cat":"futex"}
{"type":"flow","from":5,"to":4,"from_ts":1000500000,"to_ts":1000590000,"name":"pipe","cat":"pipe"}
