# metric: waits, and what ended them.
--- input
# tracer: nop
   app-10  [000] d..2  1.000000: sched_switch: prev_comm=app prev_pid=10 prev_prio=120 prev_state=S ==> next_comm=work next_pid=11 next_prio=120
   work-11 [000] d..3  1.003000: sched_waking: comm=app pid=10 prio=120 target_cpu=000
   work-11 [000] d..2  1.005000: sched_switch: prev_comm=work prev_pid=11 prev_prio=120 prev_state=S ==> next_comm=app next_pid=10 next_prio=120
   app-10  [000] d..2  1.009000: sched_switch: prev_comm=app prev_pid=10 prev_prio=120 prev_state=S ==> next_comm=swapper/0 next_pid=0 next_prio=120
--- run metric --ndjson longest_waits input.json
--- want
{"ts":1000000000,"dur":3000000,"thread":"app","tid":10,"process":null,"state":"S","blocked_function":null,"waker":"work","slice_id":null,"slice":null}
{"ts":1003000000,"dur":2000000,"thread":"app","tid":10,"process":null,"state":"R","blocked_function":null,"waker":null,"slice_id":null,"slice":null}
