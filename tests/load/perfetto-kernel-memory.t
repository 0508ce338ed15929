# rss_stat is a counter of the process, on one track with what process_stats polls, as far as the process of a thread is known; curr 0 is that which the mm_id was seen with.  A GPU's frequency.
--- input perfetto
packet { process_tree { processes { pid: 10 cmdline: "app" } threads { tid: 11 tgid: 10 name: "main" } threads { tid: 21 tgid: 20 name: "reap" } } }
packet { timestamp: 50 process_stats { processes { pid: 10 vm_rss_kb: 100 3: 4 } } }
packet { ftrace_events { cpu: 0
 event { timestamp: 60 pid: 11 rss_stat { member: 1 size: 4096 curr: 1 mm_id: 5 } } event { timestamp: 70 pid: 21 rss_stat { member: 1 size: 8192 curr: 0 mm_id: 5 } }
 event { timestamp: 80 pid: 11 task_newtask { pid: 12 comm: "t" clone_flags: 4001536 } } event { timestamp: 90 pid: 12 rss_stat { member: 1 size: 12288 curr: 1 mm_id: 5 } }
 event { timestamp: 100 pid: 33 rss_stat { member: 2 size: 4096 curr: 1 mm_id: 6 } } event { timestamp: 110 pid: 0 gpu_frequency { gpu_id: 0 state: 5 } } event { timestamp: 110 pid: 0 gpu_frequency { gpu_id: 1 state: 6 } } } }
--- want process thread track counter warning
{"type":"process","upid":0,"pid":10,"name":"app"}
{"type":"process","upid":1,"pid":20}
{"type":"thread","utid":0,"upid":0,"tid":11,"name":"main"}
{"type":"thread","utid":1,"upid":1,"tid":21,"name":"reap"}
{"type":"thread","utid":2,"upid":0,"tid":12,"name":"t"}
{"type":"thread","utid":3,"tid":33}
{"type":"thread","utid":4,"tid":0}
{"type":"track","track":0,"kind":"counter","name":"gpufreq"}
{"type":"track","track":1,"kind":"counter","name":"gpufreq[1]"}
{"type":"track","track":2,"kind":"process","upid":0,"name":"app"}
{"type":"track","track":3,"kind":"thread","parent":2,"upid":0,"utid":0,"name":"main"}
{"type":"track","track":4,"kind":"thread","parent":2,"upid":0,"utid":2,"name":"t"}
{"type":"track","track":5,"kind":"state","parent":4,"upid":0,"utid":2,"name":null}
{"type":"track","track":6,"kind":"counter","parent":2,"upid":0,"name":"mem.rss"}
{"type":"track","track":7,"kind":"counter","parent":2,"upid":0,"name":"mem.rss.anon"}
{"type":"track","track":8,"kind":"thread","utid":3,"name":null}
{"type":"track","track":9,"kind":"counter","parent":8,"utid":3,"name":"mem.swap","unit":"B"}
{"type":"counter","track":0,"ts":110,"series":null,"value":5}
{"type":"counter","track":1,"ts":110,"series":null,"value":6}
{"type":"counter","track":6,"ts":50,"series":null,"value":102400}
{"type":"counter","track":6,"ts":50,"series":null,"value":4096}
{"type":"counter","track":7,"ts":60,"series":null,"value":4096}
{"type":"counter","track":7,"ts":70,"series":null,"value":8192}
{"type":"counter","track":7,"ts":90,"series":null,"value":12288}
{"type":"counter","track":9,"ts":100,"series":null,"value":4096}
