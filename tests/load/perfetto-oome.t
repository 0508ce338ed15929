# What Android's runtime says of a process that found no memory: a row of the graph that was taken then, or of its own; with the stack, outermost first.
--- input perfetto
packet { process_tree { 1 { 1: 2 2: 1 3: "app" 5: 1000 } } }
packet { seq: 1 timestamp: 10 131 { 1: 2 2: 1000 3: "com.app" 4: "com.app" 5: 100 6: 200 7: 300 9: "no room" 8 { 1 { 1: "void a.b(int, int)" 2: "B.java" 3: 45 } 1 { 1: "a.c" } } } }
packet { seq: 2 timestamp: 10 56 { 1: 2 10: 5000 3 { 1: 1 2: "java.lang.Object" } 2 { 1: 1 2: 1 3: 64 } } }
packet { seq: 1 timestamp: 20 131 { 1: 3 2: 1001 3: "other" 5: 7 } }
packet { seq: 1 timestamp: 30 131 { 1: 4 2: 1002 3: "fine" } }
--- file q.sql
SELECT g.ts, p.pid, p.name, p.uid, g.dump_reason AS reason, o.allocation_size_bytes AS wanted, o.total_bytes_free AS free, o.free_bytes_until_oom AS until, o.error_msg AS said, t.tid, group_concat(f.name || coalesce(' ' || s.source_file || ':' || s.line_number, ''), ' < ') AS stack FROM heap_graph g JOIN __intrinsic_heap_graph_java_oome_details o ON o.heap_graph_id = g.id JOIN process p ON p.upid = g.upid LEFT JOIN heap_graph_thread_callsite h ON h.heap_graph_id = g.id LEFT JOIN thread t ON t.utid = h.utid LEFT JOIN stack_profile_callsite c ON c.id = h.callsite_id OR c.id = (SELECT parent_id FROM stack_profile_callsite WHERE id = h.callsite_id) LEFT JOIN stack_profile_frame f ON f.id = c.frame_id LEFT JOIN stack_profile_symbol s ON s.symbol_set_id = f.symbol_set_id GROUP BY g.id ORDER BY g.id;
--- run query --csv -f q.sql input.json
--- want
ts,pid,name,uid,reason,wanted,free,until,said,tid,stack
10,2,com.app,1000,OOME,100,200,300,no room,2,a.c < a.b B.java:45
20,3,other,1001,OOME,7,0,0,,,
