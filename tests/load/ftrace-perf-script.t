# Events of the kernel as perf script writes them: with a system before the name,
# a stack in lines below, a task that has gone, and comms that look like a form
# of ftrace.
--- input
            perf  6540 [000] 10.000001:       sched:sched_switch: prev_comm=perf prev_pid=6540 prev_prio=120 prev_state=S ==> next_comm=a-b-42 next_pid=7 next_prio=10
	ffffffff821f8b58 __schedule+0x618 ([kernel.kallsyms])
	           c584f [unknown] (/memfd:x (deleted))

a-b-42     8/7     [000] 10.000002:  syscalls:sys_enter_futex: uaddr: 0x7f, op: 0x80
a-b-42 7 [000] 10.000005:  syscalls:sys_exit_futex: 0x0
  [x] 12 [3]   1234 [001] 10.000007: probe:vfs_read: (ffffffff81)
:-1    -1 [000] 10.000009: sched:sched_switch: prev_comm=a-b-42 prev_pid=7 prev_prio=10 prev_state=X ==> next_comm=swapper/0 next_pid=0 next_prio=120
7 [000] 10.000010: sched:sched_waking: comm=x pid=9 prio=1 target_cpu=000
 x 7 [000] 10.000011: sched:sched_waking
--- want
{"type":"trace","format":"ftrace","start":10000001000,"end":10000009000,"events":5}
{"type":"process","upid":0,"pid":8}
{"type":"thread","utid":0,"tid":6540,"name":"perf"}
{"type":"thread","utid":1,"upid":0,"tid":7,"name":"a-b-42"}
{"type":"thread","utid":2,"tid":1234,"name":"[x] 12 [3]"}
{"type":"track","track":0,"kind":"cpu","cpu":0,"name":"CPU 0"}
{"type":"track","track":1,"kind":"process","upid":0,"name":null}
{"type":"track","track":2,"kind":"thread","parent":1,"upid":0,"utid":1,"name":"a-b-42"}
{"type":"track","track":3,"kind":"state","parent":2,"upid":0,"utid":1,"name":null}
{"type":"track","track":4,"kind":"track","parent":2,"upid":0,"utid":1,"name":"system calls"}
{"type":"track","track":5,"kind":"thread","utid":2,"name":"[x] 12 [3]"}
{"type":"track","track":6,"kind":"thread","utid":0,"name":"perf"}
{"type":"track","track":7,"kind":"state","parent":6,"utid":0,"name":null}
{"type":"slice","id":1,"track":0,"lane":0,"depth":0,"ts":10000001000,"dur":8000,"name":"a-b-42","utid":1,"priority":10,"end_state":"X","args":{"prev_comm":"perf","prev_pid":6540,"prev_prio":120,"prev_state":"S","next_comm":"a-b-42","next_pid":7,"next_prio":10}}
{"type":"slice","id":2,"track":3,"lane":0,"depth":0,"ts":10000001000,"dur":8000,"name":"Running","cpu":0,"args":{"prev_comm":"perf","prev_pid":6540,"prev_prio":120,"prev_state":"S","next_comm":"a-b-42","next_pid":7,"next_prio":10}}
{"type":"slice","id":3,"track":3,"lane":0,"depth":0,"ts":10000009000,"dur":-1,"name":"X","args":{"prev_comm":"a-b-42","prev_pid":7,"prev_prio":10,"prev_state":"X","next_comm":"swapper/0","next_pid":0,"next_prio":120}}
{"type":"slice","id":0,"track":4,"lane":0,"depth":0,"ts":10000002000,"dur":3000,"name":"sys_futex","args":{"uaddr":"0x7f","op":"0x80","ret":"0x0"}}
{"type":"slice","id":4,"track":7,"lane":0,"depth":0,"ts":10000001000,"dur":-1,"name":"S","stack":["[memfd:x (deleted)]","__schedule"],"args":{"prev_comm":"perf","prev_pid":6540,"prev_prio":120,"prev_state":"S","next_comm":"a-b-42","next_pid":7,"next_prio":10}}
{"type":"instant","track":5,"scope":"thread","ts":10000007000,"name":"vfs_read","args":{"text":"(ffffffff81)"}}
{"type":"warning","code":"truncated","count":1,"offset":703,"message":"the file ends in the middle of an event: what was complete is kept"}
{"type":"warning","code":"bad-line","count":1,"offset":629,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: truncated once, bad-line once; `ttv check` says where
