# A task whose process no line tells is the main thread of the process that markers of others name; the idle task is of none.
--- input
             app-100   [000] d..2.     1.000001: sched_waking: comm=app pid=101 prio=120 target_cpu=000
             app-101   [000] ...1.     1.000002: tracing_mark_write: B|100|draw
             app-101   [000] ...1.     1.000003: tracing_mark_write: E|100
           other-102   [000] d..2.     1.000004: sched_waking: comm=app pid=100 prio=120 target_cpu=000
          <idle>-0     [000] d..2.     1.000005: sched_waking: comm=app pid=100 prio=120 target_cpu=000
--- want process thread warning
{"type":"process","upid":0,"pid":100}
{"type":"thread","utid":0,"upid":0,"tid":100,"name":"app"}
{"type":"thread","utid":1,"upid":0,"tid":101,"name":"app"}
{"type":"thread","utid":2,"tid":102,"name":"other"}
{"type":"thread","utid":3,"tid":0,"name":"swapper"}
