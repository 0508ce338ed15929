# Counters of clocks, thermal zones, cooling devices and of the score of a process.
--- input
           kworker-9 [000] d..2.  1.000001: clock_set_rate: bus clk state=800000000 cpu_id=0
           kworker-9 [000] d..2.  1.000002: clock_enable: mdp state=1 cpu_id=0
           kworker-9 [000] d..2.  1.000003: clock_disable: mdp state=0 cpu_id=1
           kworker-9 [000] d..2.  1.000004: thermal_temperature: thermal_zone=cpu-0-0 id=3 temp_prev=45000 temp=46000
           kworker-9 [000] d..2.  1.000005: cdev_update: type=thermal-cpufreq-0 target=3
           kworker-9 [000] d..2.  1.000006: oom_score_adj_update: pid=77 comm=x y oom_score_adj=-900
           kworker-9 [000] d..2.  1.000007: clock_set_rate: bus clk rate=1
--- want track counter instant warning
{"type":"track","track":0,"kind":"counter","name":"bus clk Frequency"}
{"type":"track","track":1,"kind":"counter","name":"cpu-0-0 Temperature"}
{"type":"track","track":2,"kind":"counter","name":"mdp State"}
{"type":"track","track":3,"kind":"counter","name":"thermal-cpufreq-0 Cooling Device"}
{"type":"track","track":4,"kind":"process","upid":0,"name":null}
{"type":"track","track":5,"kind":"counter","parent":4,"upid":0,"name":"oom_score_adj"}
{"type":"track","track":6,"kind":"thread","utid":0,"name":"kworker"}
{"type":"instant","track":6,"scope":"thread","ts":1000007000,"name":"clock_set_rate","args":{"text":"bus clk","rate":1}}
{"type":"counter","track":0,"ts":1000001000,"series":null,"value":800000000}
{"type":"counter","track":1,"ts":1000004000,"series":null,"value":46000}
{"type":"counter","track":2,"ts":1000002000,"series":null,"value":1}
{"type":"counter","track":2,"ts":1000003000,"series":null,"value":0}
{"type":"counter","track":3,"ts":1000005000,"series":null,"value":3}
{"type":"counter","track":5,"ts":1000006000,"series":null,"value":-900}
