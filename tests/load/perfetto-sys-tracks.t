# The many counters of /proc/meminfo and /proc/vmstat are below a track each, the others of SysStats are not.
--- input perfetto
packet { timestamp: 10 7 { 1 { 1: 1 2: 4 } 1 { 1: 38 2: 1 } 1 { 1: 39 2: 1 } 2 { 1: 1 2: 9 } 2 { 1: 12 2: 3 }
 3 { 1: 1 2: 100 5: 70 9: 3 } 4: 12 5: 99 7: 98 10 { 1: "gpu" 2: 600 } 11: 1200 11: 1300 14 { 1: 6 2: 55 } 14 { 1: 7 2: 1 } 15 { 1: "zone0" 2: 41 3: "cpu" } } }
packet { timestamp: 20 7 { 1 { 1: 1 2: 5 } 13 { 1: "sda" 2: 8 } 3 { 2: 100 } } }
--- want track
{"type":"track","track":0,"kind":"cpu","cpu":0,"name":"CPU 0"}
{"type":"track","track":1,"kind":"counter","parent":0,"name":"cpufreq","unit":"kHz"}
{"type":"track","track":2,"kind":"cpu","cpu":1,"name":"CPU 1"}
{"type":"track","track":3,"kind":"counter","parent":2,"name":"cpu.times.idle_ns","unit":"ns"}
{"type":"track","track":4,"kind":"counter","parent":2,"name":"cpu.times.io_wait_ns","unit":"ns"}
{"type":"track","track":5,"kind":"counter","parent":2,"name":"cpu.times.irq_ns","unit":"ns"}
{"type":"track","track":6,"kind":"counter","parent":2,"name":"cpu.times.softirq_ns","unit":"ns"}
{"type":"track","track":7,"kind":"counter","parent":2,"name":"cpu.times.steal_ns","unit":"ns"}
{"type":"track","track":8,"kind":"counter","parent":2,"name":"cpu.times.system_mode_ns","unit":"ns"}
{"type":"track","track":9,"kind":"counter","parent":2,"name":"cpu.times.user_nice_ns","unit":"ns"}
{"type":"track","track":10,"kind":"counter","parent":2,"name":"cpu.times.user_ns","unit":"ns"}
{"type":"track","track":11,"kind":"counter","parent":2,"name":"cpufreq","unit":"kHz"}
{"type":"track","track":12,"kind":"track","name":"/proc/meminfo"}
{"type":"track","track":13,"kind":"counter","parent":12,"name":"ION_heap_pool","unit":"B"}
{"type":"track","track":14,"kind":"counter","parent":12,"name":"MemTotal","unit":"B"}
{"type":"track","track":15,"kind":"track","name":"/proc/vmstat"}
{"type":"track","track":16,"kind":"counter","parent":15,"name":"nr_dirty"}
{"type":"track","track":17,"kind":"counter","parent":15,"name":"nr_free_pages"}
{"type":"track","track":18,"kind":"counter","name":"cpu","unit":"C"}
{"type":"track","track":19,"kind":"counter","name":"gpu Frequency","unit":"kHz"}
{"type":"track","track":20,"kind":"counter","name":"num_forks"}
{"type":"track","track":21,"kind":"counter","name":"num_irq_total"}
{"type":"track","track":22,"kind":"counter","name":"num_softirq_total"}
{"type":"track","track":23,"kind":"counter","name":"psi.mem.full","unit":"ns"}
--- stderr
ttv: input.json: part of it is lost: bad-packet once; `ttv check` says where
