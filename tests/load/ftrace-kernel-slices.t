# Suspending and block I/O are slices; a process that is killed for its memory has an instant on its main thread.
--- input
     kworker/0:0-9     (    2) [000] .....     1.000001: suspend_resume: suspend_enter[3] begin
     kworker/0:0-9     (    2) [000] .....     1.000003: suspend_resume: dpm_prepare[2] begin
     kworker/0:0-9     (    2) [000] .....     1.000007: suspend_resume: dpm_prepare[2] end
     kworker/1:0-8     (    2) [001] .....     1.000009: suspend_resume: suspend_enter[3] end
               w-7     (    1) [000] .....     2.000001: mark_victim: pid=20
               w-7     (    1) [000] .....     2.000002: mark_victim: pid=30 comm=big one total-vm=100kB anon-rss=50kB
               w-7     (    1) [000] .....     3.000001: block_io_start: 179,1 R 4096 () 8 + 8 none,0,0 [w]
               w-7     (    1) [000] .....     3.000002: block_io_start: 179,1 W 4096 () 16 + 8 [w]
          <idle>-0     (-----) [000] .....     3.000003: block_io_done: 179,1 R 4096 () 8 + 0 none,0,0 [swapper]
          <idle>-0     (-----) [000] .....     3.000004: block_io_done: 179,1 W 4096 () 16 + 0 [swapper]
--- want thread track slice instant warning
{"type":"thread","utid":0,"upid":0,"tid":9,"name":"kworker/0:0"}
{"type":"thread","utid":1,"upid":0,"tid":8,"name":"kworker/1:0"}
{"type":"thread","utid":2,"upid":1,"tid":7,"name":"w"}
{"type":"thread","utid":3,"upid":2,"tid":20}
{"type":"thread","utid":4,"upid":3,"tid":30,"name":"big one"}
{"type":"thread","utid":5,"tid":0,"name":"swapper"}
{"type":"track","track":0,"kind":"async","name":"block io 179,1 R"}
{"type":"track","track":1,"kind":"async","name":"block io 179,1 W"}
{"type":"track","track":2,"kind":"track","name":"suspend and resume"}
{"type":"track","track":3,"kind":"process","upid":2,"name":null}
{"type":"track","track":4,"kind":"thread","parent":3,"upid":2,"utid":3,"name":null}
{"type":"track","track":5,"kind":"process","upid":3,"name":null}
{"type":"track","track":6,"kind":"thread","parent":5,"upid":3,"utid":4,"name":"big one"}
{"type":"slice","id":4,"track":0,"lane":0,"depth":0,"ts":3000001000,"dur":2000,"name":"block io 179,1 R","cat":"block","args":{"dev":"179,1","rwbs":"R","bytes":4096,"cmd":"","sector":8,"nr_sector":8,"ioprio":"none,0,0","comm":"w"}}
{"type":"slice","id":5,"track":1,"lane":0,"depth":0,"ts":3000002000,"dur":2000,"name":"block io 179,1 W","cat":"block","args":{"dev":"179,1","rwbs":"W","bytes":4096,"cmd":"","sector":16,"nr_sector":8,"comm":"w"}}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":1000001000,"dur":8000,"name":"suspend_enter(3)","args":{"action":"suspend_enter","val":3,"start":"begin"}}
{"type":"slice","id":1,"track":2,"lane":0,"depth":1,"ts":1000003000,"dur":4000,"name":"dpm_prepare(2)","parent":0,"args":{"action":"dpm_prepare","val":2,"start":"begin"}}
{"type":"instant","id":2,"track":4,"scope":"thread","ts":2000001000,"name":"mem.oom_kill","args":{"pid":20}}
{"type":"instant","id":3,"track":6,"scope":"thread","ts":2000002000,"name":"mem.oom_kill","args":{"pid":30,"comm":"big one","total-vm":"100kB","anon-rss":"50kB"}}
