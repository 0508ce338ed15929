# metric: CPU time as the scheduler tells it.
--- input
# tracer: nop
   app-10  [000] d..2  1.000000: sched_switch: prev_comm=app prev_pid=10 prev_prio=120 prev_state=S ==> next_comm=work next_pid=11 next_prio=120
   work-11 [000] d..3  1.003000: sched_waking: comm=app pid=10 prio=120 target_cpu=000
   work-11 [000] d..2  1.005000: sched_switch: prev_comm=work prev_pid=11 prev_prio=120 prev_state=S ==> next_comm=app next_pid=10 next_prio=120
   app-10  [000] d..2  1.009000: sched_switch: prev_comm=app prev_pid=10 prev_prio=120 prev_state=S ==> next_comm=swapper/0 next_pid=0 next_prio=120
--- run metric --ndjson cpu_by_thread input.json
--- want
{"process":null,"pid":null,"thread":"work","tid":11,"cpu_ns":5000000,"share":55.556,"runs":1,"source":"sched"}
{"process":null,"pid":null,"thread":"app","tid":10,"cpu_ns":4000000,"share":44.444,"runs":1,"source":"sched"}
