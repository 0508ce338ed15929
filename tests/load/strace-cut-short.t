# A call that the end of its thread cuts short lasts up to that end.
--- input
30514 1795412194.263606 clone(child_stack=NULL, flags=CLONE_CHILD_CLEARTID|CLONE_CHILD_SETTID|SIGCHLD, child_tidptr=0x7f541797ea10) = 30515 <0.000154>
30515 1795412194.263889 pause( <unfinished ...>
30514 1795412194.284001 kill(30515, SIGKILL) = 0 <0.000021>
30515 1795412194.284076 <... pause resumed>) = ?
30515 1795412194.284147 +++ killed by SIGKILL +++
30514 1795412194.284311 clone3({flags=CLONE_VM|CLONE_THREAD|CLONE_SETTLS, child_tid=0x7f541797d990} => {parent_tid=[30516]}, 88) = 30516 <0.000064>
30514 1795412194.284502 clone3({flags=CLONE_VM|CLONE_THREAD|CLONE_SETTLS, child_tid=0x7f541717c990} <unfinished ...>
30514 1795412194.284576 <... clone3 resumed> => {parent_tid=[30517]}, 88) = 30517 <0.000046>
30516 1795412194.284806 read(3,  <unfinished ...>
30517 1795412194.284850 clock_nanosleep(CLOCK_REALTIME, 0, {tv_sec=9, tv_nsec=0},  <unfinished ...>) = ?
30514 1795412194.314961 exit_group(3) = ?
30516 1795412194.314998 <... read resumed> <unfinished ...>) = ?
30516 1795412194.315038 +++ exited with 3 +++
30517 1795412194.315168 +++ exited with 3 +++
30514 1795412194.315173 +++ exited with 3 +++
--- want process thread slice instant warning
{"type":"process","upid":0,"pid":30514}
{"type":"process","upid":1,"pid":30515}
{"type":"thread","utid":0,"upid":0,"tid":30514}
{"type":"thread","utid":1,"upid":1,"tid":30515}
{"type":"thread","utid":2,"upid":0,"tid":30516}
{"type":"thread","utid":3,"upid":0,"tid":30517}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1795412194263606000,"dur":154000,"name":"clone","cat":"strace","args":{"args":"child_stack=NULL, flags=CLONE_CHILD_CLEARTID|CLONE_CHILD_SETTID|SIGCHLD, child_tidptr=0x7f541797ea10","ret":"30515"}}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":1795412194284001000,"dur":21000,"name":"kill","cat":"strace","args":{"args":"30515, SIGKILL","ret":"0"}}
{"type":"slice","id":4,"track":1,"lane":0,"depth":0,"ts":1795412194284311000,"dur":64000,"name":"clone3","cat":"strace","args":{"args":"{flags=CLONE_VM|CLONE_THREAD|CLONE_SETTLS, child_tid=0x7f541797d990} => {parent_tid=[30516]}, 88","ret":"30516"}}
{"type":"slice","id":5,"track":1,"lane":0,"depth":0,"ts":1795412194284502000,"dur":46000,"name":"clone3","cat":"strace","args":{"args":"{flags=CLONE_VM|CLONE_THREAD|CLONE_SETTLS, child_tid=0x7f541717c990} => {parent_tid=[30517]}, 88","ret":"30517"}}
{"type":"slice","id":8,"track":1,"lane":0,"depth":0,"ts":1795412194314961000,"dur":212000,"name":"exit_group","cat":"strace","args":{"args":"3","ret":"?"}}
{"type":"slice","id":6,"track":2,"lane":0,"depth":0,"ts":1795412194284806000,"dur":30232000,"name":"read","cat":"strace","args":{"args":"3","ret":"?"}}
{"type":"slice","id":7,"track":3,"lane":0,"depth":0,"ts":1795412194284850000,"dur":30318000,"name":"clock_nanosleep","cat":"strace","args":{"args":"CLOCK_REALTIME, 0, {tv_sec=9, tv_nsec=0}","ret":"?"}}
{"type":"slice","id":1,"track":5,"lane":0,"depth":0,"ts":1795412194263889000,"dur":20258000,"name":"pause","cat":"strace","args":{"ret":"?"}}
{"type":"instant","id":11,"track":1,"scope":"thread","ts":1795412194315173000,"name":"exited with 3","cat":"exit"}
{"type":"instant","id":9,"track":2,"scope":"thread","ts":1795412194315038000,"name":"exited with 3","cat":"exit"}
{"type":"instant","id":10,"track":3,"scope":"thread","ts":1795412194315168000,"name":"exited with 3","cat":"exit"}
{"type":"instant","id":3,"track":5,"scope":"thread","ts":1795412194284147000,"name":"killed by SIGKILL","cat":"exit"}
