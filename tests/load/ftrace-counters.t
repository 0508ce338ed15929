# Counters of CPUs belong to the CPU that the event names; one that leaves idleness has no idle state from then on.
--- input
           kworker-9 [000] d..2.  1.000001: cpu_frequency: state=1900000 cpu_id=3
           kworker-9 [000] d..2.  1.000002: cpu_idle: state=4294967295 cpu_id=1
           kworker-9 [000] d..2.  1.000003: cpu_frequency_limits: min=300000 max=1900000 cpu_id=0
           kworker-9 [000] d..2.  1.000004: cpu_frequency_limits: min_freq=400000 max_freq=1800000 cpu_id=2
           kworker-9 [000] d..2.  1.000005: sched_cpu_hotplug: cpu 1 offline error=0
           kworker-9 [000] d..2.  1.000006: sched_cpu_hotplug: cpu 1 online error=0
           kworker-9 [000] d..2.  1.000007: cpu_frequency: state=x cpu_id=3
           kworker-9 [000] d..2.  1.000008: cpu_idle: state=1
           kworker-9 [000] d..2.  1.000009: sched_cpu_util_cfs: cpu=3 nr_running=2 cpu_util=77 capacity=910 group_capacity=900
           kworker-9 [000] d..2.  1.000010: sched_cpu_util_cfs: cpu=3 nr_running=2
--- want track counter gap instant warning
{"type":"track","track":0,"kind":"cpu","cpu":0,"name":"CPU 0"}
{"type":"track","track":1,"kind":"counter","parent":0,"name":"Cpu 0 Max Freq Limit","unit":"kHz"}
{"type":"track","track":2,"kind":"counter","parent":0,"name":"Cpu 0 Min Freq Limit","unit":"kHz"}
{"type":"track","track":3,"kind":"cpu","cpu":1,"name":"CPU 1"}
{"type":"track","track":4,"kind":"counter","parent":3,"name":"cpuidle"}
{"type":"track","track":5,"kind":"counter","parent":3,"name":"online"}
{"type":"track","track":6,"kind":"cpu","cpu":2,"name":"CPU 2"}
{"type":"track","track":7,"kind":"counter","parent":6,"name":"Cpu 2 Max Freq Limit","unit":"kHz"}
{"type":"track","track":8,"kind":"counter","parent":6,"name":"Cpu 2 Min Freq Limit","unit":"kHz"}
{"type":"track","track":9,"kind":"cpu","cpu":3,"name":"CPU 3"}
{"type":"track","track":10,"kind":"counter","parent":9,"name":"Cpu 3 Cap"}
{"type":"track","track":11,"kind":"counter","parent":9,"name":"Cpu 3 Nr Running"}
{"type":"track","track":12,"kind":"counter","parent":9,"name":"Cpu 3 Util"}
{"type":"track","track":13,"kind":"counter","parent":9,"name":"cpufreq","unit":"kHz"}
{"type":"track","track":14,"kind":"thread","utid":0,"name":"kworker"}
{"type":"instant","track":14,"scope":"thread","ts":1000007000,"name":"cpu_frequency","args":{"state":"x","cpu_id":3}}
{"type":"instant","track":14,"scope":"thread","ts":1000008000,"name":"cpu_idle","args":{"state":1}}
{"type":"instant","track":14,"scope":"thread","ts":1000010000,"name":"sched_cpu_util_cfs","args":{"cpu":3,"nr_running":2}}
{"type":"counter","track":1,"ts":1000003000,"series":null,"value":1900000}
{"type":"counter","track":2,"ts":1000003000,"series":null,"value":300000}
{"type":"gap","track":4,"ts":1000002000,"series":null,"value":null}
{"type":"counter","track":5,"ts":1000005000,"series":null,"value":0}
{"type":"counter","track":5,"ts":1000006000,"series":null,"value":1}
{"type":"counter","track":7,"ts":1000004000,"series":null,"value":1800000}
{"type":"counter","track":8,"ts":1000004000,"series":null,"value":400000}
{"type":"counter","track":10,"ts":1000009000,"series":null,"value":910}
{"type":"counter","track":11,"ts":1000009000,"series":null,"value":2}
{"type":"counter","track":12,"ts":1000009000,"series":null,"value":77}
{"type":"counter","track":13,"ts":1000001000,"series":null,"value":1900000}
