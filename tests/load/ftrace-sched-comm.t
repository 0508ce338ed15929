# Comms in the text may have blanks, = and ==> in them.
--- input
       my task 7-11    (   10) [000] d..2.     1.000001: sched_switch: prev_comm=my task 7 prev_pid=11 prev_prio=120 prev_state=S ==> next_comm=a ==> b next_pid=12 next_prio=120
         a ==> b-12    (   10) [000] d..2.     1.000002: sched_switch: prev_comm=a ==> b prev_pid=12 prev_prio=120 prev_state=S ==> next_comm=x=1 pid=2 next_pid=13 next_prio=120
       x=1 pid=2-13    (   10) [000] d..2.     1.000003: sched_switch: prev_comm=x=1 pid=2 prev_pid=13 prev_prio=120 prev_state=S ==> next_comm=<...> next_pid=14 next_prio=120
           <...>-14    (   10) [000] d..3.     1.000005: sched_waking: comm=p pid=1 pid=15 prio=120 target_cpu=000
--- want thread slice warning
{"type":"thread","utid":0,"upid":0,"tid":11,"name":"my task 7"}
{"type":"thread","utid":1,"upid":0,"tid":12,"name":"a ==> b"}
{"type":"thread","utid":2,"upid":0,"tid":13,"name":"x=1 pid=2"}
{"type":"thread","utid":3,"upid":0,"tid":14}
{"type":"thread","utid":4,"tid":15,"name":"p pid=1"}
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":1000001000,"dur":1000,"name":"a ==> b","utid":1,"priority":120,"end_state":"S","args":{"prev_comm":"my task 7","prev_pid":11,"prev_prio":120,"prev_state":"S","next_comm":"a ==> b","next_pid":12,"next_prio":120}}
{"type":"slice","id":1,"track":0,"lane":0,"depth":0,"ts":1000002000,"dur":1000,"name":"x=1 pid=2","utid":2,"priority":120,"end_state":"S","args":{"prev_comm":"a ==> b","prev_pid":12,"prev_prio":120,"prev_state":"S","next_comm":"x=1 pid=2","next_pid":13,"next_prio":120}}
{"type":"slice","id":2,"track":0,"lane":0,"depth":0,"ts":1000003000,"dur":-1,"name":null,"utid":3,"priority":120,"args":{"prev_comm":"x=1 pid=2","prev_pid":13,"prev_prio":120,"prev_state":"S","next_comm":"<...>","next_pid":14,"next_prio":120}}
{"type":"slice","id":3,"track":3,"lane":0,"depth":0,"ts":1000001000,"dur":1000,"name":"Running","cpu":0,"args":{"prev_comm":"my task 7","prev_pid":11,"prev_prio":120,"prev_state":"S","next_comm":"a ==> b","next_pid":12,"next_prio":120}}
{"type":"slice","id":4,"track":3,"lane":0,"depth":0,"ts":1000002000,"dur":-1,"name":"S","args":{"prev_comm":"a ==> b","prev_pid":12,"prev_prio":120,"prev_state":"S","next_comm":"x=1 pid=2","next_pid":13,"next_prio":120}}
{"type":"slice","id":5,"track":5,"lane":0,"depth":0,"ts":1000001000,"dur":-1,"name":"S","args":{"prev_comm":"my task 7","prev_pid":11,"prev_prio":120,"prev_state":"S","next_comm":"a ==> b","next_pid":12,"next_prio":120}}
{"type":"slice","id":6,"track":7,"lane":0,"depth":0,"ts":1000002000,"dur":1000,"name":"Running","cpu":0,"args":{"prev_comm":"a ==> b","prev_pid":12,"prev_prio":120,"prev_state":"S","next_comm":"x=1 pid=2","next_pid":13,"next_prio":120}}
{"type":"slice","id":7,"track":7,"lane":0,"depth":0,"ts":1000003000,"dur":-1,"name":"S","args":{"prev_comm":"x=1 pid=2","prev_pid":13,"prev_prio":120,"prev_state":"S","next_comm":"<...>","next_pid":14,"next_prio":120}}
{"type":"slice","id":8,"track":9,"lane":0,"depth":0,"ts":1000003000,"dur":-1,"name":"Running","cpu":0,"args":{"prev_comm":"x=1 pid=2","prev_pid":13,"prev_prio":120,"prev_state":"S","next_comm":"<...>","next_pid":14,"next_prio":120}}
{"type":"slice","id":9,"track":11,"lane":0,"depth":0,"ts":1000005000,"dur":-1,"name":"R","waker":3,"args":{"comm":"p pid=1","pid":15,"prio":120,"target_cpu":"000"}}
