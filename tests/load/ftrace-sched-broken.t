# A broken event of scheduling costs itself.
--- input
                a-11 [000] d..2.  1.000001: sched_switch: prev_comm=a prev_pid=x prev_prio=120 prev_state=S ==> next_comm=b next_pid=22 next_prio=120
                a-11 [000] d..2.  1.000002: sched_switch: prev_comm=a prev_pid=11 prev_prio=120 prev_state=S
                a-11 [000] d..2.  1.000003: sched_waking: comm=b prio=120
                a-11 [000] d..2.  1.000004: sched_wakeup: nothing
                a-11 [000] d..2.  1.000005: sched_blocked_reason: iowait=1
                a-11 [000] d..2.  1.000006: sched_waking: comm=b pid=22 prio=120 target_cpu=x
--- want slice instant warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000006000,"dur":-1,"name":"R","waker":0,"args":{"comm":"b","pid":22,"prio":120,"target_cpu":"x"}}
{"type":"warning","code":"bad-line","count":5,"offset":0,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line 5 times; `ttv check` says where
