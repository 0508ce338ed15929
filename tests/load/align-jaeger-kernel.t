# A trace of Jaeger beside a kernel's text that notes the time of day: cat runs at
# 50.250 s of its clock, which is 1544712660.250 s, 250 ms into the request.
--- input
{"data":[{"traceID":"a1","spans":[{"traceID":"a1","spanID":"1","operationName":"GET /buy","startTime":1544712660000000,"duration":1000000,"processID":"p1"}],"processes":{"p1":{"serviceName":"shop"}}}]}
--- file b.txt
# tracer: nop
      bash-101   [000] d..2.    50.250000: sched_switch: prev_comm=bash prev_pid=101 prev_prio=120 prev_state=S ==> next_comm=cat next_pid=102 next_prio=120
     <...>-102   [000] d..2.    50.250000: tracing_mark_write: trace_event_clock_sync: realtime_ts=1544712660250
     <...>-102   [000] d..2.    50.250000: tracing_mark_write: trace_event_clock_sync: parent_ts=50.0
       cat-102   [000] d..2.    50.260000: sched_switch: prev_comm=cat prev_pid=102 prev_prio=120 prev_state=S ==> next_comm=bash next_pid=101 next_prio=120
--- run export input.json b.txt
--- want trace slice warning
{"type":"trace","format":"jaeger-json","start":1544712660000000000,"end":1544712661000000000,"events":5,"files":[{"path":"input.json","format":"jaeger-json","shift":0},{"path":"b.txt","format":"ftrace","shift":1544712610000000000,"align":"time of day"}]}
{"type":"slice","id":1,"track":0,"lane":0,"depth":0,"ts":1544712660250000000,"dur":10000000,"name":"cat","utid":1,"priority":120,"end_state":"S","args":{"prev_comm":"bash","prev_pid":101,"prev_prio":120,"prev_state":"S","next_comm":"cat","next_pid":102,"next_prio":120}}
{"type":"slice","id":2,"track":0,"lane":0,"depth":0,"ts":1544712660260000000,"dur":-1,"name":"bash","utid":0,"priority":120,"args":{"prev_comm":"cat","prev_pid":102,"prev_prio":120,"prev_state":"S","next_comm":"bash","next_pid":101,"next_prio":120}}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":1544712660000000000,"dur":1000000000,"name":"GET /buy","args":{"trace_id":"00000000000000a1","span_id":"0000000000000001"}}
{"type":"slice","id":3,"track":4,"lane":0,"depth":0,"ts":1544712660250000000,"dur":10000000,"name":"S","args":{"prev_comm":"bash","prev_pid":101,"prev_prio":120,"prev_state":"S","next_comm":"cat","next_pid":102,"next_prio":120}}
{"type":"slice","id":4,"track":4,"lane":0,"depth":0,"ts":1544712660260000000,"dur":-1,"name":"Running","cpu":0,"args":{"prev_comm":"cat","prev_pid":102,"prev_prio":120,"prev_state":"S","next_comm":"bash","next_pid":101,"next_prio":120}}
{"type":"slice","id":5,"track":6,"lane":0,"depth":0,"ts":1544712660250000000,"dur":10000000,"name":"Running","cpu":0,"args":{"prev_comm":"bash","prev_pid":101,"prev_prio":120,"prev_state":"S","next_comm":"cat","next_pid":102,"next_prio":120}}
{"type":"slice","id":6,"track":6,"lane":0,"depth":0,"ts":1544712660260000000,"dur":-1,"name":"S","args":{"prev_comm":"cat","prev_pid":102,"prev_prio":120,"prev_state":"S","next_comm":"bash","next_pid":101,"next_prio":120}}
