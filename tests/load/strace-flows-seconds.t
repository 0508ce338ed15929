# strace: a flow is between its own calls where many are of one time, as -t tells seconds alone.
--- input
10 12:00:00 clone(child_stack=0x7f, flags=CLONE_VM|CLONE_THREAD) = 11
11 12:00:00 futex(0x10, FUTEX_WAIT_PRIVATE, 0, NULL <unfinished ...>
10 12:00:00 getpid() = 10
10 12:00:00 futex(0x10, FUTEX_WAKE_PRIVATE, 1) = 1
10 12:00:00 getpid() = 10
11 12:00:00 <... futex resumed>) = 0
11 12:00:00 gettid() = 11
11 12:00:00 futex(0x10, FUTEX_WAIT_PRIVATE, 0, NULL <unfinished ...>
10 12:00:01 futex(0x10, FUTEX_WAKE_PRIVATE, 1) = 1
11 12:00:01 <... futex resumed>) = 0
10 12:00:01 exit(0) = ?
--- want slice flow warning
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":43200000000000,"dur":0,"name":"clone","cat":"strace","args":{"args":"child_stack=0x7f, flags=CLONE_VM|CLONE_THREAD","ret":"11"}}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":43200000000000,"dur":0,"name":"getpid","cat":"strace","args":{"ret":"10"}}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":43200000000000,"dur":0,"name":"futex","cat":"strace","args":{"args":"0x10, FUTEX_WAKE_PRIVATE, 1","ret":"1"}}
{"type":"slice","id":4,"track":1,"lane":0,"depth":0,"ts":43200000000000,"dur":0,"name":"getpid","cat":"strace","args":{"ret":"10"}}
{"type":"slice","id":8,"track":1,"lane":0,"depth":0,"ts":43201000000000,"dur":0,"name":"futex","cat":"strace","args":{"args":"0x10, FUTEX_WAKE_PRIVATE, 1","ret":"1"}}
{"type":"slice","id":7,"track":1,"lane":0,"depth":0,"ts":43201000000000,"dur":-1,"name":"exit","cat":"strace","args":{"args":"0","ret":"?"}}
{"type":"slice","id":5,"track":2,"lane":0,"depth":0,"ts":43200000000000,"dur":0,"name":"futex","cat":"strace","args":{"args":"0x10, FUTEX_WAIT_PRIVATE, 0, NULL","ret":"0"}}
{"type":"slice","id":6,"track":2,"lane":0,"depth":0,"ts":43200000000000,"dur":0,"name":"gettid","cat":"strace","args":{"ret":"11"}}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":43200000000000,"dur":1000000000,"name":"futex","cat":"strace","args":{"args":"0x10, FUTEX_WAIT_PRIVATE, 0, NULL","ret":"0"}}
{"type":"flow","from":1,"to":5,"from_ts":43200000000000,"to_ts":43200000000000,"name":"child","cat":"child"}
{"type":"flow","from":3,"to":5,"from_ts":43200000000000,"to_ts":43200000000000,"name":"futex","cat":"futex"}
{"type":"flow","from":8,"to":0,"from_ts":43201000000000,"to_ts":43201000000000,"name":"futex","cat":"futex"}
