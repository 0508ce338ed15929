# Lines of tasks name threads and processes, and are no events.
--- input
swapper     0 [000]     0.000000000: PERF_RECORD_MMAP -1/0: [0xffffffff81000000(0x120bb08) @ 0xffffffff81000000]: x [kernel.kallsyms]_text
perf-exec     0 [000]     0.000000000: PERF_RECORD_COMM: perf-exec:100/100
burn   100 [000]     1.000000000: PERF_RECORD_COMM exec: burn:100/100
burn   100 [000]     1.000000100: PERF_RECORD_MMAP2 100/100: [0x55e971e2a000(0x1000) @ 0x1000 fe:00 11101235 2483737821]: r-xp /opt/app/burn
burn   100 [000]     1.000000200: PERF_RECORD_FORK(100:101):(100:100)
pool 1   101 [000]     1.000000300: PERF_RECORD_COMM: pool 1:100/101
pool 1   101 [000]     1.000000400:    2004008 cpu-clock: 
	            1507 f+0x77 (/opt/app/burn)

pool 1   101 [000]     1.000000500: PERF_RECORD_EXIT(100:101):(100:100)
--- want process thread sample instant warning
{"type":"process","upid":0,"pid":100,"name":"burn"}
{"type":"thread","utid":0,"upid":0,"tid":100,"name":"burn"}
{"type":"thread","utid":1,"upid":0,"tid":101,"name":"pool 1"}
{"type":"sample","track":2,"ts":1000000400,"name":"cpu-clock","weight":2004008,"stack":["f"],"frames":[{"module":"/opt/app/burn","address":"0x1507"}],"cpu":0}
