# task_newtask begins another life of its tid, in its maker's process or one of its own; task_rename names it.
--- input
             a-12    (     10) [000] .....     1.000001: e: n=1
             z-90    (     90) [000] .....     1.000003: task_newtask: pid=12 comm=z clone_flags=1200000 oom_score_adj=0
             z-90    (     90) [000] .....     1.000004: task_newtask: pid=13 comm=z clone_flags=3d0f00 oom_score_adj=0
             z-12    (     12) [000] .....     1.000005: task_rename: pid=12 oldcomm=z newcomm=worker two oom_score_adj=0
       worker two-12    (     12) [000] .....     1.000006: e: n=2
             z-13    (-----) [000] .....     1.000007: task_rename: oldcomm=z newcomm=three oom_score_adj=0
             z-90    (     90) [000] .....     1.000008: task_newtask: comm=z
--- want thread instant warning
{"type":"thread","utid":0,"upid":0,"tid":12,"name":"a"}
{"type":"thread","utid":1,"upid":1,"tid":90,"name":"z"}
{"type":"thread","utid":2,"upid":2,"tid":12,"name":"worker two"}
{"type":"thread","utid":3,"upid":1,"tid":13,"name":"three"}
{"type":"instant","track":1,"scope":"thread","ts":1000001000,"name":"e","args":{"n":1}}
{"type":"instant","track":3,"scope":"thread","ts":1000005000,"name":"task_rename","args":{"pid":12,"oldcomm":"z","newcomm":"worker two","oom_score_adj":0}}
{"type":"instant","track":3,"scope":"thread","ts":1000006000,"name":"e","args":{"n":2}}
{"type":"instant","track":6,"scope":"thread","ts":1000003000,"name":"task_newtask","args":{"pid":12,"comm":"z","clone_flags":1200000,"oom_score_adj":0}}
{"type":"instant","track":6,"scope":"thread","ts":1000004000,"name":"task_newtask","args":{"pid":13,"comm":"z","clone_flags":"3d0f00","oom_score_adj":0}}
{"type":"instant","track":6,"scope":"thread","ts":1000008000,"name":"task_newtask","args":{"comm":"z"}}
{"type":"instant","track":7,"scope":"thread","ts":1000007000,"name":"task_rename","args":{"oldcomm":"z","newcomm":"three","oom_score_adj":0}}
