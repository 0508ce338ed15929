# What the recorder counted stands in stats; a full buffer, a failed flush and events that a CPU dropped are losses, a ring buffer that went round is none.
--- input perfetto
packet { timestamp: 10 track_event { type: 3 name: "x" } seq: 1 }
packet { 34 { 1: 1 2 { 1: 0 2: 5 3: 7 4: 0 8: 1 } 2 { 1: 1 2: 5 3: 7 4: 0 8: 1 } } }
packet { 34 { 1: 2 2 { 1: 0 2: 9 3: 9 4: 0 8: 1 } 2 { 1: 1 2: 5 3: 7 4: 0 8: 4 } 2 { 1: 2 2: 3 } } }
packet { 35 { 1 { 12: 4096 3: 6 4: 2 } 1 { 12: 8192 18: 3 6: 2 } 2: 1 14: 0 15: 2 } }
--- file q.sql
SELECT name, idx, severity, value FROM stats WHERE value <> 0 AND name GLOB '*ace*' UNION ALL SELECT code, count, what, offset FROM warning
--- run query --ndjson -f q.sql input.json
--- want
{"name":"ftrace_cpu_dropped_events_begin","idx":0,"severity":"info","value":1}
{"name":"ftrace_cpu_entries_begin","idx":0,"severity":"info","value":5}
{"name":"ftrace_cpu_overrun_begin","idx":0,"severity":"info","value":7}
{"name":"ftrace_cpu_dropped_events_begin","idx":1,"severity":"info","value":1}
{"name":"ftrace_cpu_entries_begin","idx":1,"severity":"info","value":5}
{"name":"ftrace_cpu_overrun_begin","idx":1,"severity":"info","value":7}
{"name":"ftrace_cpu_dropped_events_end","idx":0,"severity":"info","value":1}
{"name":"ftrace_cpu_entries_end","idx":0,"severity":"info","value":9}
{"name":"ftrace_cpu_entries_delta","idx":0,"severity":"info","value":4}
{"name":"ftrace_cpu_overrun_end","idx":0,"severity":"info","value":9}
{"name":"ftrace_cpu_overrun_delta","idx":0,"severity":"info","value":2}
{"name":"ftrace_cpu_dropped_events_end","idx":1,"severity":"info","value":4}
{"name":"ftrace_cpu_dropped_events_delta","idx":1,"severity":"error","value":3}
{"name":"ftrace_cpu_entries_end","idx":1,"severity":"info","value":5}
{"name":"ftrace_cpu_overrun_end","idx":1,"severity":"info","value":7}
{"name":"ftrace_cpu_entries_end","idx":2,"severity":"info","value":3}
{"name":"traced_producers_connected","idx":null,"severity":"info","value":1}
{"name":"traced_final_flush_failed","idx":null,"severity":"data_loss","value":1}
{"name":"traced_buf_buffer_size","idx":0,"severity":"info","value":4096}
{"name":"traced_buf_chunks_overwritten","idx":0,"severity":"info","value":6}
{"name":"traced_buf_write_wrap_count","idx":0,"severity":"info","value":2}
{"name":"traced_buf_buffer_size","idx":1,"severity":"info","value":8192}
{"name":"traced_buf_chunks_discarded","idx":1,"severity":"info","value":3}
{"name":"traced_buf_patches_failed","idx":1,"severity":"data_loss","value":2}
{"name":"lost-while-recording","idx":3,"severity":"a buffer or CPU of which the recorder says that it lost data","value":45}
--- stderr
ttv: input.json: part of it is lost: lost-while-recording 3 times; `ttv check` says where
