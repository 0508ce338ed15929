# Samples with stacks, of the thread of a sequence or of any; a frame without a function has its place in a file.
--- input perfetto
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 3 timestamp: 0 } } }
packet { seq: 1 flags: 1 thread_descriptor { pid: 1 tid: 7 reference_timestamp_us: 5 } interned_data { function_names { iid: 1 str: "main" } mapping_paths { iid: 1 str: "libx.so" } mappings { iid: 1 path_string_ids: 1 } frames { iid: 1 function_name_id: 1 } frames { iid: 2 mapping_id: 1 rel_pc: 16 } callstacks { iid: 1 frame_ids: 1 frame_ids: 2 } } }
packet { seq: 1 flags: 2 streaming_profile_packet { callstack_iid: 1 callstack_iid: 1 timestamp_delta_us: 1 timestamp_delta_us: 2 } }
packet { seq: 1 flags: 2 timestamp: 20000 perf_sample { pid: 1 tid: 8 callstack_iid: 1 timebase_count: 5 } }
packet { seq: 1 flags: 2 timestamp: 21000 perf_sample { pid: 1 tid: 8 callstack_iid: 2 } }
--- want sample warning
{"type":"sample","track":2,"ts":7000,"weight":1,"stack":["main","libx.so+0x10"],"frames":[{},{"module":"/libx.so","address":"0x10"}]}
{"type":"sample","track":2,"ts":9000,"weight":1,"stack":["main","libx.so+0x10"],"frames":[{},{"module":"/libx.so","address":"0x10"}]}
{"type":"sample","track":4,"ts":20000,"weight":5,"stack":["main","libx.so+0x10"],"frames":[{},{"module":"/libx.so","address":"0x10"}]}
{"type":"sample","track":4,"ts":21000,"weight":1,"stack":[]}
{"type":"warning","code":"bad-stack","count":1,"offset":125,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
