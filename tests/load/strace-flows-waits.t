# strace: who waits for a connection (-yy) or for several descriptors has a flow from who wrote what it was ended by; what can be written, and other numbers of epoll, have none; overlapping wakes that woke none are passed over, in any order.
--- input
10 100.000001 recvfrom(3<UNIX-STREAM:[31->30]>,  <unfinished ...>
20 100.000002 sendto(4<UNIX-STREAM:[30->31]>, "x", 1, 0, NULL, 0) = 1 <0.000001>
10 100.000003 <... recvfrom resumed>"x", 10, 0, NULL, NULL) = 1 <0.000002>
10 100.000004 recvmsg(5<TCPv6:[[::1]:80->[::1]:4000]>,  <unfinished ...>
20 100.000005 write(6<TCPv6:[[::1]:4001->[::1]:80]>, "x", 1) = 1 <0.000001>
20 100.000006 sendmsg(6<TCPv6:[[::1]:4000->[::1]:80]>, {msg_name=NULL}, 0) = 1 <0.000001>
10 100.000007 <... recvmsg resumed>{msg_name=NULL}, 0) = 1 <0.000003>
10 100.000008 recvfrom(3<UNIX-STREAM:[31->30]>,  <unfinished ...>
20 100.000009 sendto(3<UNIX-STREAM:[31->30]>, "x", 1, 0, NULL, 0) = 1 <0.000001>
10 100.000010 <... recvfrom resumed>"x", 10, 0, NULL, NULL) = 1 <0.000002>
10 100.000011 poll([{fd=8<pipe:[50]>, events=POLLIN}, {fd=9<pipe:[51]>, events=POLLIN}], 2, -1 <unfinished ...>
20 100.000012 write(12<pipe:[51]>, "x", 1) = 1 <0.000001>
10 100.000013 <... poll resumed>) = 1 ([{fd=9, revents=POLLIN}]) <0.000002>
10 100.000014 poll([{fd=9<pipe:[51]>, events=POLLIN}, {fd=12<pipe:[51]>, events=POLLOUT}], 2, -1 <unfinished ...>
20 100.000015 write(12<pipe:[51]>, "x", 1) = 1 <0.000001>
10 100.000016 <... poll resumed>) = 1 ([{fd=12, revents=POLLOUT}]) <0.000002>
10 100.000017 pselect6(12, [8<pipe:[50]> 9<pipe:[51]>], NULL, NULL, NULL, NULL <unfinished ...>
20 100.000018 write(11<pipe:[50]>, "x", 1) = 1 <0.000001>
10 100.000019 <... pselect6 resumed>) = 1 (in [8]) <0.000002>
10 100.000020 select(12, [8<pipe:[50]>], [9<pipe:[51]>], NULL, NULL <unfinished ...>
20 100.000021 write(12<pipe:[51]>, "x", 1) = 1 <0.000001>
10 100.000022 <... select resumed>) = 1 (out [9]) <0.000002>
10 100.000023 epoll_ctl(14<anon_inode:[eventpoll]>, EPOLL_CTL_ADD, 8<pipe:[50]>, {events=EPOLLIN, data={u32=1, u64=4294967297}}) = 0 <0.000001>
10 100.000024 epoll_ctl(14<anon_inode:[eventpoll]>, EPOLL_CTL_ADD, 9<pipe:[51]>, {events=EPOLLIN, data={u32=2, u64=4294967298}}) = 0 <0.000001>
10 100.000025 epoll_wait(14<anon_inode:[eventpoll]>,  <unfinished ...>
20 100.000026 write(12<pipe:[51]>, "x", 1) = 1 <0.000001>
10 100.000027 <... epoll_wait resumed>[{events=EPOLLIN, data={u32=2, u64=4294967298}}], 8, -1) = 1 <0.000002>
10 100.000028 epoll_wait(15<anon_inode:[eventpoll]>,  <unfinished ...>
20 100.000029 write(12<pipe:[51]>, "x", 1) = 1 <0.000001>
10 100.000030 <... epoll_wait resumed>[{events=EPOLLIN, data={u32=2, u64=4294967298}}], 8, -1) = 1 <0.000002>
10 100.000031 clone(child_stack=0x7f, flags=CLONE_VM|CLONE_THREAD) = 11 <0.000001>
10 100.000032 clone(child_stack=0x7f, flags=CLONE_VM|CLONE_THREAD) = 12 <0.000001>
10 100.000033 clone(child_stack=0x7f, flags=CLONE_VM|CLONE_THREAD) = 13 <0.000001>
10 100.000034 futex(0x7f10, FUTEX_WAIT_PRIVATE, 2, NULL <unfinished ...>
11 100.000035 futex(0x7f10, FUTEX_WAKE_PRIVATE, 1 <unfinished ...>
12 100.000036 futex(0x7f10, FUTEX_WAKE_PRIVATE, 1 <unfinished ...>
13 100.000037 futex(0x7f10, FUTEX_WAKE_PRIVATE, 1 <unfinished ...>
12 100.000038 <... futex resumed>) = 0 <0.000002>
13 100.000039 <... futex resumed>) = 0 <0.000002>
10 100.000040 <... futex resumed>) = 0 <0.000006>
11 100.000041 <... futex resumed>) = 1 <0.000006>
10 100.000042 futex(0x7f10, FUTEX_WAIT_PRIVATE, 2, NULL <unfinished ...>
11 100.000043 futex(0x7f10, FUTEX_WAKE_PRIVATE, 1 <unfinished ...>
12 100.000044 futex(0x7f10, FUTEX_WAKE_PRIVATE, 1 <unfinished ...>
11 100.000045 <... futex resumed>) = 0 <0.000002>
12 100.000046 <... futex resumed>) = 0 <0.000002>
10 100.000047 <... futex resumed>) = 0 <0.000005>
--- want flow warning
{"type":"flow","from":1,"to":0,"from_ts":100000002000,"to_ts":100000003000,"name":"socket","cat":"socket"}
{"type":"flow","from":4,"to":2,"from_ts":100000006000,"to_ts":100000007000,"name":"socket","cat":"socket"}
{"type":"flow","from":8,"to":7,"from_ts":100000012000,"to_ts":100000013000,"name":"pipe","cat":"pipe"}
{"type":"flow","from":12,"to":11,"from_ts":100000018000,"to_ts":100000019000,"name":"pipe","cat":"pipe"}
{"type":"flow","from":18,"to":17,"from_ts":100000026000,"to_ts":100000027000,"name":"pipe","cat":"pipe"}
{"type":"flow","from":21,"to":25,"from_ts":100000031000,"to_ts":100000035000,"name":"child","cat":"child"}
{"type":"flow","from":22,"to":26,"from_ts":100000032000,"to_ts":100000036000,"name":"child","cat":"child"}
{"type":"flow","from":23,"to":27,"from_ts":100000033000,"to_ts":100000037000,"name":"child","cat":"child"}
{"type":"flow","from":25,"to":24,"from_ts":100000035000,"to_ts":100000040000,"name":"futex","cat":"futex"}
