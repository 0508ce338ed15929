# A task that -Y names behind its number is a thread of who cloned it, too.
--- input
7<io> 100.000001 clone3({flags=CLONE_VM|CLONE_THREAD|CLONE_SETTLS, child_tid=0x7f} => {parent_tid=[8<io>]}, 88) = 8<io> <0.000019>
8<io> 100.000030 rseq(0x7f, 0x20, 0, 0x53053053) = 0 <0.000001>
7<io> 100.000040 clone(child_stack=NULL, flags=CLONE_CHILD_SETTID|SIGCHLD, child_tidptr=0x7f) = 9<io> <0.000102>
9<io> 100.000050 close(3) = 0 <0.000002>
--- want process thread
{"type":"process","upid":0,"pid":7}
{"type":"process","upid":1,"pid":9}
{"type":"thread","utid":0,"upid":0,"tid":7,"name":"io"}
{"type":"thread","utid":1,"upid":0,"tid":8,"name":"io"}
{"type":"thread","utid":2,"upid":1,"tid":9,"name":"io"}
