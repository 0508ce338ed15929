# task_newtask: the new task can run from then on, woken by its maker.
--- input
             a-11    (   10) [000] .....     1.000003: task_newtask: pid=12 comm=a clone_flags=3d0f00 oom_score_adj=0
             a-11    (   10) [000] d..2.     1.000007: sched_switch: prev_comm=a prev_pid=11 prev_prio=120 prev_state=S ==> next_comm=a next_pid=12 next_prio=120
--- want thread slice warning
{"type":"thread","utid":0,"upid":0,"tid":11,"name":"a"}
{"type":"thread","utid":1,"upid":0,"tid":12,"name":"a"}
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":1000007000,"dur":-1,"name":"a","utid":1,"priority":120,"args":{"prev_comm":"a","prev_pid":11,"prev_prio":120,"prev_state":"S","next_comm":"a","next_pid":12,"next_prio":120}}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":1000007000,"dur":-1,"name":"S","args":{"prev_comm":"a","prev_pid":11,"prev_prio":120,"prev_state":"S","next_comm":"a","next_pid":12,"next_prio":120}}
{"type":"slice","id":2,"track":5,"lane":0,"depth":0,"ts":1000003000,"dur":4000,"name":"R","waker":0,"args":{"pid":12,"comm":"a","clone_flags":"3d0f00","oom_score_adj":0}}
{"type":"slice","id":3,"track":5,"lane":0,"depth":0,"ts":1000007000,"dur":-1,"name":"Running","cpu":0,"args":{"prev_comm":"a","prev_pid":11,"prev_prio":120,"prev_state":"S","next_comm":"a","next_pid":12,"next_prio":120}}
