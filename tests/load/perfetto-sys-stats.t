# SysStats: counters of the system, of its CPUs, and what is not read yet.
--- input perfetto
packet { timestamp: 10 7 { 1 { 1: 1 2: 4 } 1 { 1: 38 2: 1 } 1 { 1: 39 2: 1 } 2 { 1: 1 2: 9 } 2 { 1: 12 2: 3 }
 3 { 1: 1 2: 100 5: 70 9: 3 } 4: 12 5: 99 7: 98 10 { 1: "gpu" 2: 600 } 11: 1200 11: 1300 14 { 1: 6 2: 55 } 14 { 1: 7 2: 1 } 15 { 1: "zone0" 2: 41 3: "cpu" } } }
packet { timestamp: 20 7 { 1 { 1: 1 2: 5 } 13 { 1: "sda" 2: 8 } 3 { 2: 100 } } }
--- file q.sql
SELECT t.name, t.type, t.unit, ts, value, cpu FROM counter c JOIN counter_track t ON c.track_id = t.id LEFT JOIN cpu_counter_track USING(id) ORDER BY ts, t.name, cpu;
--- run query --ndjson -f q.sql input.json
--- want
{"name":"ION_heap_pool","type":"meminfo","unit":"B","ts":10,"value":1024.0,"cpu":null}
{"name":"MemTotal","type":"meminfo","unit":"B","ts":10,"value":4096.0,"cpu":null}
{"name":"cpu","type":"global_counter_track_event","unit":"C","ts":10,"value":41.0,"cpu":null}
{"name":"cpu.times.idle_ns","type":"cpustat","unit":"ns","ts":10,"value":70.0,"cpu":1}
{"name":"cpu.times.io_wait_ns","type":"cpustat","unit":"ns","ts":10,"value":0.0,"cpu":1}
{"name":"cpu.times.irq_ns","type":"cpustat","unit":"ns","ts":10,"value":0.0,"cpu":1}
{"name":"cpu.times.softirq_ns","type":"cpustat","unit":"ns","ts":10,"value":0.0,"cpu":1}
{"name":"cpu.times.steal_ns","type":"cpustat","unit":"ns","ts":10,"value":3.0,"cpu":1}
{"name":"cpu.times.system_mode_ns","type":"cpustat","unit":"ns","ts":10,"value":0.0,"cpu":1}
{"name":"cpu.times.user_nice_ns","type":"cpustat","unit":"ns","ts":10,"value":0.0,"cpu":1}
{"name":"cpu.times.user_ns","type":"cpustat","unit":"ns","ts":10,"value":100.0,"cpu":1}
{"name":"cpufreq","type":"cpu_frequency","unit":"kHz","ts":10,"value":1200.0,"cpu":0}
{"name":"cpufreq","type":"cpu_frequency","unit":"kHz","ts":10,"value":1300.0,"cpu":1}
{"name":"gpu Frequency","type":"clock_frequency","unit":"kHz","ts":10,"value":600.0,"cpu":null}
{"name":"nr_dirty","type":"vmstat","unit":null,"ts":10,"value":3.0,"cpu":null}
{"name":"nr_free_pages","type":"vmstat","unit":null,"ts":10,"value":9.0,"cpu":null}
{"name":"num_forks","type":"num_forks","unit":null,"ts":10,"value":12.0,"cpu":null}
{"name":"num_irq_total","type":"num_irq_total","unit":null,"ts":10,"value":99.0,"cpu":null}
{"name":"num_softirq_total","type":"num_softirq_total","unit":null,"ts":10,"value":98.0,"cpu":null}
{"name":"psi.mem.full","type":"psi","unit":"ns","ts":10,"value":55.0,"cpu":null}
{"name":"MemTotal","type":"meminfo","unit":"B","ts":20,"value":5120.0,"cpu":null}
--- stderr
ttv: input.json: part of it is lost: bad-packet once; `ttv check` says where
