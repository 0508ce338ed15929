# What a configuration asks for and should not: a small buffer that is read slowly and oddly, all calls, addresses without names, a buffer that stops while the file is written, a heap that is sampled too often.
--- input perfetto
packet { timestamp: 10 track_event { type: 3 name: "x" } seq: 1 }
packet { 33 { 8: 1 1 { 4: 2 } 1 { 4: 1 }
    2 { 1 { 1: "linux.ftrace" 100 { 10: 32 11: 90000 1: "raw_syscalls/sys_enter" } } }
    2 { 1 { 1: "linux.ftrace" 2: 1 100 { 10: 8192 11: 1000 1: "sched/sched_blocked_reason" 19: 1 } } }
    2 { 1 { 1: "linux.ftrace" 2: 1 100 { 10: 8192 11: 1000 1: "raw_syscalls/sys_exit" 18: "sys_read" 13: 1 } } }
    2 { 1 { 1: "other" 105 { 1: 4096 } } }
    2 { 1 { 1: "other" 105 { 1: 1048576 } } } } }
--- file q.sql
SELECT key, count(*) AS n, title FROM __intrinsic_trace_diagnostics GROUP BY 1;
--- run query --csv -f q.sql input.json
--- want
key,n,title
discard_buffer_for_streaming,1,The end of the trace is missing
events_require_symbolize_ksyms,1,Addresses stay addresses
extreme_ftrace_drain_period,1,The kernel's buffer is read oddly
function_graph_requires_symbolize_ksyms,1,Functions of the kernel have no names
heapprofd_sampling_interval_too_low,1,The heap is sampled too often
low_ftrace_drain_bandwidth,1,The kernel's buffer is read slowly
syscalls_without_filter,1,All system calls are recorded
tiny_ftrace_buffer,1,The kernel's buffer is small
