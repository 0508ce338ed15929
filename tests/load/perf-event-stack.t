# perf script: a stack of an event of the kernel has the names of functions, as stacks of samples have.
--- input
p 1 [000]     0.000001: sched:sched_stat_sleep: comm=x pid=3 delay=5 [ns]
	ffffffff81417d70 syscall_trace_enter+0x180 ([kernel.kallsyms])
	            1507 [unknown] (/opt/lib/libc.so.6)
	            1507 [unknown] ([vdso])
	            1507 [unknown] ([unknown])
	            1507 operator+(A const&)+0x3 (/memfd:jit (deleted))

p 1 [000]     0.000002: raw_syscalls:sys_enter: NR 12 (0, 7fff8463402c, 0, 37f, 0, 0)
	ffffffff81417d70 syscall_trace_enter+0x180 ([kernel.kallsyms])

--- want instant slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":2000,"dur":-1,"name":"sys_12","stack":["syscall_trace_enter"],"args":{"id":12,"args":"0, 7fff8463402c, 0, 37f, 0, 0"}}
{"type":"instant","track":0,"scope":"thread","ts":1000,"name":"sched_stat_sleep","args":{"comm":"x","pid":3,"delay":"5 [ns]"},"stack":["operator+(A const&)","[unknown]","[vdso]","[libc.so.6]","syscall_trace_enter"]}
