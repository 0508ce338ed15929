# Written as JSON: a state of a thread names its thread; one without an end ends with the trace.
--- input
# tracer: nop
#
          <idle>-0  [000] d..2. 1.000000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=app next_pid=7 next_prio=100
 app-7 (7) [000] d..2. 1.000200: sched_switch: prev_comm=app prev_pid=7 prev_prio=100 prev_state=S ==> next_comm=other next_pid=8 next_prio=120
--- run export -f json input.json
--- want
{"traceEvents":[
{"ph":"M","name":"thread_name","pid":9,"tid":0,"args":{"name":"swapper"}},
{"ph":"M","name":"thread_name","pid":7,"tid":7,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":9,"tid":8,"args":{"name":"other"}},
{"ph":"X","name":"app","ts":1000000,"dur":200,"pid":9,"tid":10,"args":{"prev_comm":"swapper/0","prev_pid":0,"prev_prio":120,"prev_state":"R","next_comm":"app","next_pid":7,"next_prio":100}},
{"ph":"B","name":"other","ts":1000200,"pid":9,"tid":10,"args":{"prev_comm":"app","prev_pid":7,"prev_prio":100,"prev_state":"S","next_comm":"other","next_pid":8,"next_prio":120}},
{"ph":"T","name":"Running","ts":1000000,"dur":200,"pid":7,"tid":7,"args":{"prev_comm":"swapper/0","prev_pid":0,"prev_prio":120,"prev_state":"R","next_comm":"app","next_pid":7,"next_prio":100}},
{"ph":"T","name":"S","ts":1000200,"dur":0,"pid":7,"tid":7,"args":{"prev_comm":"app","prev_pid":7,"prev_prio":100,"prev_state":"S","next_comm":"other","next_pid":8,"next_prio":120}},
{"ph":"T","name":"Running","ts":1000200,"dur":0,"pid":9,"tid":8,"args":{"prev_comm":"app","prev_pid":7,"prev_prio":100,"prev_state":"S","next_comm":"other","next_pid":8,"next_prio":120}},
{"ph":"M","name":"thread_name","pid":9,"tid":10,"args":{"name":"CPU 0"}}
]}
--- stderr
ttv: json: 1 tracks of their own: now threads
ttv: json: 2 states without an end: they end with the trace
