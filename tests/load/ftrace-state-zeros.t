# A state that ends with zeros is another one than that without them, and one of zeros alone is no empty one, in any order.
--- input printf
# tracer: nop
#
   t-10 [000] d... 1.000000: sched_switch: prev_comm=t prev_pid=10 prev_prio=120 prev_state=D ==> next_comm=t next_pid=11 next_prio=120
   t-11 [000] d... 2.000000: sched_switch: prev_comm=t prev_pid=11 prev_prio=120 prev_state=D\000 ==> next_comm=t next_pid=12 next_prio=120
   t-12 [000] d... 3.000000: sched_switch: prev_comm=t prev_pid=12 prev_prio=120 prev_state=\000 ==> next_comm=t next_pid=13 next_prio=120
   t-13 [000] d... 4.000000: sched_switch: prev_comm=t prev_pid=13 prev_prio=120 prev_state=D ==> next_comm=t next_pid=14 next_prio=120
--- want slice state warning
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":1000000000,"dur":1000000000,"name":"t","utid":1,"priority":120,"end_state":"D\u0000","args":{"prev_comm":"t","prev_pid":10,"prev_prio":120,"prev_state":"D","next_comm":"t","next_pid":11,"next_prio":120}}
{"type":"slice","id":1,"track":0,"lane":0,"depth":0,"ts":2000000000,"dur":1000000000,"name":"t","utid":2,"priority":120,"end_state":"\u0000","args":{"prev_comm":"t","prev_pid":11,"prev_prio":120,"prev_state":"D\u0000","next_comm":"t","next_pid":12,"next_prio":120}}
{"type":"slice","id":2,"track":0,"lane":0,"depth":0,"ts":3000000000,"dur":1000000000,"name":"t","utid":3,"priority":120,"end_state":"D","args":{"prev_comm":"t","prev_pid":12,"prev_prio":120,"prev_state":"\u0000","next_comm":"t","next_pid":13,"next_prio":120}}
{"type":"slice","id":3,"track":0,"lane":0,"depth":0,"ts":4000000000,"dur":-1,"name":"t","utid":4,"priority":120,"args":{"prev_comm":"t","prev_pid":13,"prev_prio":120,"prev_state":"D","next_comm":"t","next_pid":14,"next_prio":120}}
{"type":"slice","id":4,"track":2,"lane":0,"depth":0,"ts":1000000000,"dur":-1,"name":"D","args":{"prev_comm":"t","prev_pid":10,"prev_prio":120,"prev_state":"D","next_comm":"t","next_pid":11,"next_prio":120}}
{"type":"slice","id":5,"track":4,"lane":0,"depth":0,"ts":1000000000,"dur":1000000000,"name":"Running","cpu":0,"args":{"prev_comm":"t","prev_pid":10,"prev_prio":120,"prev_state":"D","next_comm":"t","next_pid":11,"next_prio":120}}
{"type":"slice","id":6,"track":4,"lane":0,"depth":0,"ts":2000000000,"dur":-1,"name":"D\u0000","args":{"prev_comm":"t","prev_pid":11,"prev_prio":120,"prev_state":"D\u0000","next_comm":"t","next_pid":12,"next_prio":120}}
{"type":"slice","id":7,"track":6,"lane":0,"depth":0,"ts":2000000000,"dur":1000000000,"name":"Running","cpu":0,"args":{"prev_comm":"t","prev_pid":11,"prev_prio":120,"prev_state":"D\u0000","next_comm":"t","next_pid":12,"next_prio":120}}
{"type":"slice","id":8,"track":6,"lane":0,"depth":0,"ts":3000000000,"dur":-1,"name":"\u0000","args":{"prev_comm":"t","prev_pid":12,"prev_prio":120,"prev_state":"\u0000","next_comm":"t","next_pid":13,"next_prio":120}}
{"type":"slice","id":9,"track":8,"lane":0,"depth":0,"ts":3000000000,"dur":1000000000,"name":"Running","cpu":0,"args":{"prev_comm":"t","prev_pid":12,"prev_prio":120,"prev_state":"\u0000","next_comm":"t","next_pid":13,"next_prio":120}}
{"type":"slice","id":10,"track":8,"lane":0,"depth":0,"ts":4000000000,"dur":-1,"name":"D","args":{"prev_comm":"t","prev_pid":13,"prev_prio":120,"prev_state":"D","next_comm":"t","next_pid":14,"next_prio":120}}
{"type":"slice","id":11,"track":10,"lane":0,"depth":0,"ts":4000000000,"dur":-1,"name":"Running","cpu":0,"args":{"prev_comm":"t","prev_pid":13,"prev_prio":120,"prev_state":"D","next_comm":"t","next_pid":14,"next_prio":120}}
