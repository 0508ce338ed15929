# perf script -F tid,time,ip,sym --show-task-events: records need no comm.
--- input
 9761     0.000000: PERF_RECORD_COMM: perf-exec:9761/9761
 9761     1.000001: PERF_RECORD_COMM exec: sh:9761/9761
 9761     1.000002:      560a181495a4 main
 9761     1.000003: PERF_RECORD_FORK(9899:9899):(9761:9761)
 9899     1.000004: PERF_RECORD_COMM exec: seq:9899/9899
 9899     1.000005:      7fb56941bbd1 dl_main
 9899     1.000006: PERF_RECORD_LOST lost 500
--- want process thread sample warning
{"type":"process","upid":0,"pid":9761,"name":"sh"}
{"type":"process","upid":1,"pid":9899,"name":"seq"}
{"type":"thread","utid":0,"upid":0,"tid":9761,"name":"sh"}
{"type":"thread","utid":1,"upid":1,"tid":9899,"name":"seq"}
{"type":"sample","track":2,"ts":1000005000,"weight":1,"stack":["dl_main"],"frames":[{"address":"0x7fb56941bbd1"}]}
{"type":"sample","track":5,"ts":1000002000,"weight":1,"stack":["main"],"frames":[{"address":"0x560a181495a4"}]}
{"type":"warning","code":"lost-events","count":500,"offset":320,"message":"events that the kernel had no room for: what surrounds them is read"}
--- stderr
ttv: input.json: part of it is lost: lost-events 500 times; `ttv check` says where
