# A switch is a slice of its CPU and states of both threads; a wakeup makes a thread runnable; the idle task has none.
--- input
               a-11    (   10) [000] d..2.     1.000001: sched_switch: prev_comm=a prev_pid=11 prev_prio=120 prev_state=S ==> next_comm=b next_pid=22 next_prio=120
             b-22    (   20) [000] d.h3.     1.000003: sched_waking: comm=a pid=11 prio=120 target_cpu=001
             b-22    (   20) [000] d..4.     1.000004: sched_blocked_reason: pid=11 iowait=1 caller=wait+0x24/0x2c
             b-22    (   20) [000] d.h3.     1.000004: sched_wakeup: comm=a pid=11 prio=120 success=1 target_cpu=001
          <idle>-0     (-----) [001] d..2.     1.000005: sched_switch: prev_comm=swapper/1 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=a next_pid=11 next_prio=110
               b-22    (   20) [000] d..2.     1.000007: sched_switch: prev_comm=b prev_pid=22 prev_prio=120 prev_state=R+ ==> next_comm=swapper/0 next_pid=0 next_prio=120
               a-11    (   10) [001] d..2.     1.000009: sched_switch: prev_comm=a prev_pid=11 prev_prio=120 prev_state=D|W|K ==> next_comm=b next_pid=22 next_prio=120
--- want thread slice warning
{"type":"thread","utid":0,"upid":0,"tid":11,"name":"a"}
{"type":"thread","utid":1,"upid":1,"tid":22,"name":"b"}
{"type":"thread","utid":2,"tid":0,"name":"swapper"}
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":1000001000,"dur":6000,"name":"b","utid":1,"priority":120,"end_state":"R+","args":{"prev_comm":"a","prev_pid":11,"prev_prio":120,"prev_state":"S","next_comm":"b","next_pid":22,"next_prio":120}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":1000005000,"dur":4000,"name":"a","utid":0,"priority":110,"end_state":"D|W|K","args":{"prev_comm":"swapper/1","prev_pid":0,"prev_prio":120,"prev_state":"R","next_comm":"a","next_pid":11,"next_prio":110}}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":1000009000,"dur":-1,"name":"b","utid":1,"priority":120,"args":{"prev_comm":"a","prev_pid":11,"prev_prio":120,"prev_state":"D|W|K","next_comm":"b","next_pid":22,"next_prio":120}}
{"type":"slice","id":3,"track":4,"lane":0,"depth":0,"ts":1000001000,"dur":2000,"name":"S","io_wait":1,"blocked_function":"wait+0x24/0x2c","args":{"prev_comm":"a","prev_pid":11,"prev_prio":120,"prev_state":"S","next_comm":"b","next_pid":22,"next_prio":120}}
{"type":"slice","id":4,"track":4,"lane":0,"depth":0,"ts":1000003000,"dur":2000,"name":"R","waker":1,"in_irq":1,"args":{"comm":"a","pid":11,"prio":120,"target_cpu":"001"}}
{"type":"slice","id":5,"track":4,"lane":0,"depth":0,"ts":1000005000,"dur":4000,"name":"Running","cpu":1,"args":{"prev_comm":"swapper/1","prev_pid":0,"prev_prio":120,"prev_state":"R","next_comm":"a","next_pid":11,"next_prio":110}}
{"type":"slice","id":6,"track":4,"lane":0,"depth":0,"ts":1000009000,"dur":-1,"name":"D|W|K","args":{"prev_comm":"a","prev_pid":11,"prev_prio":120,"prev_state":"D|W|K","next_comm":"b","next_pid":22,"next_prio":120}}
{"type":"slice","id":7,"track":7,"lane":0,"depth":0,"ts":1000001000,"dur":6000,"name":"Running","cpu":0,"args":{"prev_comm":"a","prev_pid":11,"prev_prio":120,"prev_state":"S","next_comm":"b","next_pid":22,"next_prio":120}}
{"type":"slice","id":8,"track":7,"lane":0,"depth":0,"ts":1000007000,"dur":2000,"name":"R+","args":{"prev_comm":"b","prev_pid":22,"prev_prio":120,"prev_state":"R+","next_comm":"swapper/0","next_pid":0,"next_prio":120}}
{"type":"slice","id":9,"track":7,"lane":0,"depth":0,"ts":1000009000,"dur":-1,"name":"Running","cpu":1,"args":{"prev_comm":"a","prev_pid":11,"prev_prio":120,"prev_state":"D|W|K","next_comm":"b","next_pid":22,"next_prio":120}}
