# CPUs and states in the export: whose they are, and what is known of a slice beside its name.
--- input
# tracer: nop
          <idle>-0       (-----) [000] d..2.     1.000000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=client next_pid=11 next_prio=-5
          client-11      (   10) [000] d..3.     1.002000: sched_waking: comm=server pid=22 prio=100 target_cpu=001
          <idle>-0       (-----) [001] d..2.     1.002200: sched_switch: prev_comm=swapper/1 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=server next_pid=22 next_prio=100
          client-11      (   10) [000] d..2.     1.003000: sched_switch: prev_comm=client prev_pid=11 prev_prio=-5 prev_state=D ==> next_comm=swapper/0 next_pid=0 next_prio=120
          <idle>-0       (-----) [001] d.h4.     1.006000: sched_waking: comm=client pid=11 prio=120 target_cpu=000
          server-22      (-----) [001] d..4.     1.006010: sched_blocked_reason: pid=11 iowait=1 caller=wait_on_page+0x24/0x2c
          <idle>-0       (-----) [000] d..2.     1.007000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=client next_pid=11 next_prio=-5
          client-11      (   10) [000] .....     1.008000: cpu_frequency: state=1900000 cpu_id=1
--- want thread track slice counter warning
{"type":"thread","utid":0,"tid":0,"name":"swapper"}
{"type":"thread","utid":1,"upid":0,"tid":11,"name":"client"}
{"type":"thread","utid":2,"tid":22,"name":"server"}
{"type":"track","track":0,"kind":"cpu","cpu":0,"name":"CPU 0"}
{"type":"track","track":1,"kind":"cpu","cpu":1,"name":"CPU 1"}
{"type":"track","track":2,"kind":"counter","parent":1,"name":"cpufreq","unit":"kHz"}
{"type":"track","track":3,"kind":"process","upid":0,"name":null}
{"type":"track","track":4,"kind":"thread","parent":3,"upid":0,"utid":1,"name":"client"}
{"type":"track","track":5,"kind":"state","parent":4,"upid":0,"utid":1,"name":null}
{"type":"track","track":6,"kind":"thread","utid":2,"name":"server"}
{"type":"track","track":7,"kind":"state","parent":6,"utid":2,"name":null}
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":1000000000,"dur":3000000,"name":"client","utid":1,"priority":-5,"end_state":"D","args":{"prev_comm":"swapper/0","prev_pid":0,"prev_prio":120,"prev_state":"R","next_comm":"client","next_pid":11,"next_prio":-5}}
{"type":"slice","id":1,"track":0,"lane":0,"depth":0,"ts":1007000000,"dur":-1,"name":"client","utid":1,"priority":-5,"args":{"prev_comm":"swapper/0","prev_pid":0,"prev_prio":120,"prev_state":"R","next_comm":"client","next_pid":11,"next_prio":-5}}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":1002200000,"dur":-1,"name":"server","utid":2,"priority":100,"args":{"prev_comm":"swapper/1","prev_pid":0,"prev_prio":120,"prev_state":"R","next_comm":"server","next_pid":22,"next_prio":100}}
{"type":"slice","id":3,"track":5,"lane":0,"depth":0,"ts":1000000000,"dur":3000000,"name":"Running","cpu":0,"args":{"prev_comm":"swapper/0","prev_pid":0,"prev_prio":120,"prev_state":"R","next_comm":"client","next_pid":11,"next_prio":-5}}
{"type":"slice","id":4,"track":5,"lane":0,"depth":0,"ts":1003000000,"dur":3000000,"name":"D","io_wait":1,"blocked_function":"wait_on_page+0x24/0x2c","args":{"prev_comm":"client","prev_pid":11,"prev_prio":-5,"prev_state":"D","next_comm":"swapper/0","next_pid":0,"next_prio":120}}
{"type":"slice","id":5,"track":5,"lane":0,"depth":0,"ts":1006000000,"dur":1000000,"name":"R","in_irq":1,"args":{"comm":"client","pid":11,"prio":120,"target_cpu":"000"}}
{"type":"slice","id":6,"track":5,"lane":0,"depth":0,"ts":1007000000,"dur":-1,"name":"Running","cpu":0,"args":{"prev_comm":"swapper/0","prev_pid":0,"prev_prio":120,"prev_state":"R","next_comm":"client","next_pid":11,"next_prio":-5}}
{"type":"slice","id":7,"track":7,"lane":0,"depth":0,"ts":1002000000,"dur":200000,"name":"R","waker":1,"args":{"comm":"server","pid":22,"prio":100,"target_cpu":"001"}}
{"type":"slice","id":8,"track":7,"lane":0,"depth":0,"ts":1002200000,"dur":-1,"name":"Running","cpu":1,"args":{"prev_comm":"swapper/1","prev_pid":0,"prev_prio":120,"prev_state":"R","next_comm":"server","next_pid":22,"next_prio":100}}
{"type":"counter","track":2,"ts":1008000000,"series":null,"value":1900000}
