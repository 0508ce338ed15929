# A stack of which one frame is not there has the others, and is counted as broken once, wherever the frame was.
--- input perfetto
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 3 timestamp: 0 } } }
packet { seq: 1 flags: 1 thread_descriptor { pid: 1 tid: 7 reference_timestamp_us: 5 } interned_data { function_names { iid: 1 str: "main" } function_names { iid: 2 str: "leaf" } frames { iid: 1 function_name_id: 1 } frames { iid: 2 function_name_id: 2 } callstacks { iid: 1 frame_ids: 1 frame_ids: 9 frame_ids: 2 } callstacks { iid: 2 frame_ids: 8 frame_ids: 1 } callstacks { iid: 3 frame_ids: 1 frame_ids: 2 } } }
packet { seq: 1 flags: 2 timestamp: 20000 perf_sample { pid: 1 tid: 8 callstack_iid: 1 } }
packet { seq: 1 flags: 2 timestamp: 21000 perf_sample { pid: 1 tid: 8 callstack_iid: 2 } }
packet { seq: 1 flags: 2 timestamp: 22000 perf_sample { pid: 1 tid: 8 callstack_iid: 3 } }
--- want sample warning
{"type":"sample","track":2,"ts":20000,"weight":1,"stack":["main","leaf"]}
{"type":"sample","track":2,"ts":21000,"weight":1,"stack":["main"]}
{"type":"sample","track":2,"ts":22000,"weight":1,"stack":["main","leaf"]}
{"type":"warning","code":"bad-stack","count":2,"offset":92,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
