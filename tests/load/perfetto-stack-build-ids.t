# Samples of Perfetto: mappings of one path whose build ids differ are different files: a function of the same name, and a place of the same number, is one of each.
--- input perfetto
packet { seq: 1 flags: 1 interned_data { function_names { iid: 1 str: "main" } function_names { iid: 2 str: "f" } mapping_paths { iid: 1 str: "lib" } mapping_paths { iid: 2 str: "libx.so" } 16 { 1: 1 2: "AZ" } 16 { 1: 2 2: "BZ" }
 mappings { iid: 1 2: 1 7: 1 7: 2 } mappings { iid: 2 2: 2 7: 1 7: 2 } mappings { iid: 3 7: 1 7: 2 }
 frames { iid: 1 function_name_id: 1 mapping_id: 1 rel_pc: 16 } frames { iid: 2 function_name_id: 1 mapping_id: 2 rel_pc: 32 } frames { iid: 3 mapping_id: 1 rel_pc: 64 } frames { iid: 4 mapping_id: 2 rel_pc: 64 } frames { iid: 5 mapping_id: 3 rel_pc: 64 } frames { iid: 6 function_name_id: 1 mapping_id: 1 rel_pc: 80 }
 callstacks { iid: 1 frame_ids: 1 frame_ids: 4 } callstacks { iid: 2 frame_ids: 2 frame_ids: 4 } callstacks { iid: 3 frame_ids: 3 } callstacks { iid: 4 frame_ids: 5 } callstacks { iid: 5 frame_ids: 6 frame_ids: 3 } } }
packet { seq: 1 flags: 2 timestamp: 20000 perf_sample { pid: 1 tid: 8 callstack_iid: 1 } }
packet { seq: 1 flags: 2 timestamp: 20001 perf_sample { pid: 1 tid: 8 callstack_iid: 2 } }
packet { seq: 1 flags: 2 timestamp: 20002 perf_sample { pid: 1 tid: 8 callstack_iid: 3 } }
packet { seq: 1 flags: 2 timestamp: 20003 perf_sample { pid: 1 tid: 8 callstack_iid: 4 } }
packet { seq: 1 flags: 2 timestamp: 20004 perf_sample { pid: 1 tid: 8 callstack_iid: 5 } }
--- file q.sql
SELECT c.id, c.parent_id AS up, f.name, f.rel_pc, m.name AS file, m.build_id FROM stack_profile_callsite c JOIN stack_profile_frame f ON f.id = c.frame_id LEFT JOIN stack_profile_mapping m ON m.id = f.mapping ORDER BY c.id;
--- run query --csv -f q.sql input.json
--- want
id,up,name,rel_pc,file,build_id
0,,main,16,/lib/libx.so,415a
1,0,libx.so+0x40,64,/lib/libx.so,425a
2,,main,32,/lib/libx.so,425a
3,2,libx.so+0x40,64,/lib/libx.so,425a
4,,libx.so+0x40,64,/lib/libx.so,415a
5,,libx.so+0x40,64,/lib/libx.so,
6,0,libx.so+0x40,64,/lib/libx.so,415a
