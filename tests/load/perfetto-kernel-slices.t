# Probes, suspending, block I/O and what graphics drivers mark are slices; a process that is killed for its memory has an instant on its main thread.
--- input perfetto
packet { process_tree { processes { pid: 20 cmdline: "victim" } threads { tid: 7 tgid: 1 name: "w" } } }
packet { ftrace_events { cpu: 0
 event { timestamp: 100 pid: 7 kprobe_event { name: "do_sys_open" type: 1 } } event { timestamp: 110 pid: 7 kprobe_event { name: "tick" type: 3 } }
 event { timestamp: 120 pid: 7 kprobe_event { name: "do_sys_open" type: 2 } } event { timestamp: 125 pid: 7 kprobe_event { name: "odd" type: 9 } }
 event { timestamp: 200 pid: 7 suspend_resume { action: "suspend_enter" val: 3 start: 1 } } event { timestamp: 210 pid: 7 suspend_resume { action: "dpm_prepare" val: 2 start: 1 } }
 event { timestamp: 220 pid: 8 suspend_resume { action: "dpm_prepare" val: 2 start: 0 } } event { timestamp: 240 pid: 8 suspend_resume { action: "suspend_enter" val: 3 start: 0 } }
 event { timestamp: 300 pid: 7 block_io_start { dev: 45825 sector: 8 rwbs: "R" } } event { timestamp: 310 pid: 7 block_io_start { dev: 45825 sector: 16 rwbs: "W" } }
 event { timestamp: 320 pid: 0 block_io_done { dev: 45825 sector: 8 rwbs: "R" } } event { timestamp: 330 pid: 0 block_io_done { dev: 45825 sector: 16 rwbs: "W" } }
 event { timestamp: 400 pid: 7 sde_tracing_mark_write { pid: 1 trace_name: "commit" trace_type: 66 } } event { timestamp: 410 pid: 7 dpu_tracing_mark_write { pid: 1 name: "fence" type: 67 value: 9 } }
 event { timestamp: 420 pid: 7 sde_tracing_mark_write { pid: 1 trace_type: 69 } } event { timestamp: 430 pid: 7 sde_tracing_mark_write { pid: 1 trace_name: "old" trace_begin: 1 } }
 event { timestamp: 440 pid: 7 sde_tracing_mark_write { pid: 1 trace_name: "old" trace_begin: 0 } } event { timestamp: 500 pid: 7 mark_victim { pid: 20 } } } }
--- want thread track slice instant counter warning
{"type":"thread","utid":0,"upid":1,"tid":7,"name":"w"}
{"type":"thread","utid":1,"tid":8}
{"type":"thread","utid":2,"tid":0}
{"type":"thread","utid":3,"upid":0,"tid":20}
{"type":"track","track":0,"kind":"async","name":"block io 179,1 R"}
{"type":"track","track":1,"kind":"async","name":"block io 179,1 W"}
{"type":"track","track":2,"kind":"track","name":"suspend and resume"}
{"type":"track","track":3,"kind":"process","upid":0,"name":"victim"}
{"type":"track","track":4,"kind":"thread","parent":3,"upid":0,"utid":3,"name":null}
{"type":"track","track":5,"kind":"process","upid":1,"name":null}
{"type":"track","track":6,"kind":"thread","parent":5,"upid":1,"utid":0,"name":"w"}
{"type":"track","track":7,"kind":"counter","parent":5,"upid":1,"name":"fence"}
{"type":"slice","id":4,"track":0,"lane":0,"depth":0,"ts":300,"dur":20,"name":"block io 179,1 R","cat":"block","args":{"dev":45825,"sector":8,"rwbs":"R"}}
{"type":"slice","id":5,"track":1,"lane":0,"depth":0,"ts":310,"dur":20,"name":"block io 179,1 W","cat":"block","args":{"dev":45825,"sector":16,"rwbs":"W"}}
{"type":"slice","id":2,"track":2,"lane":0,"depth":0,"ts":200,"dur":40,"name":"suspend_enter(3)","args":{"action":"suspend_enter","val":3,"start":0}}
{"type":"slice","id":3,"track":2,"lane":0,"depth":1,"ts":210,"dur":10,"name":"dpm_prepare(2)","parent":2,"args":{"action":"dpm_prepare","val":2,"start":0}}
{"type":"slice","id":0,"track":6,"lane":0,"depth":0,"ts":100,"dur":20,"name":"do_sys_open","args":{"name":"do_sys_open","type":2}}
{"type":"slice","id":6,"track":6,"lane":0,"depth":0,"ts":400,"dur":20,"name":"commit","args":{"pid":1,"trace_name":"commit","trace_type":69}}
{"type":"slice","id":7,"track":6,"lane":0,"depth":0,"ts":430,"dur":10,"name":"old","args":{"pid":1,"trace_name":"old","trace_begin":0}}
{"type":"instant","id":8,"track":4,"scope":"thread","ts":500,"name":"mem.oom_kill","args":{"pid":20}}
{"type":"instant","id":1,"track":6,"scope":"thread","ts":110,"name":"tick","args":{"name":"tick","type":3}}
{"type":"instant","track":6,"scope":"thread","ts":125,"name":"kprobe_event","args":{"name":"odd","type":9}}
{"type":"counter","track":7,"ts":410,"series":null,"value":9}
