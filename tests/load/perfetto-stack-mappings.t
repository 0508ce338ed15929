# Samples of Perfetto: a function has its mapping and where it is in it, that of the first of its addresses; one of the same name in another file is another function, one without a name has each place; the build id is that of the mapping.
--- input perfetto
packet { seq: 1 flags: 1 interned_data { function_names { iid: 1 str: "main" } function_names { iid: 2 str: "run" } mapping_paths { iid: 1 str: "usr" } mapping_paths { iid: 2 str: "liba.so" } mapping_paths { iid: 3 str: "/x/libb.so" } 16 { 1: 1 2: "AZ" }
 mappings { iid: 1 path_string_ids: 1 path_string_ids: 2 2: 1 } mappings { iid: 2 path_string_ids: 3 }
 frames { iid: 1 function_name_id: 1 mapping_id: 1 rel_pc: 16 } frames { iid: 2 function_name_id: 1 mapping_id: 1 rel_pc: 32 } frames { iid: 3 function_name_id: 1 mapping_id: 2 rel_pc: 48 } frames { iid: 4 mapping_id: 1 rel_pc: 64 } frames { iid: 5 mapping_id: 1 rel_pc: 80 } frames { iid: 6 function_name_id: 2 }
 callstacks { iid: 1 frame_ids: 1 frame_ids: 3 } callstacks { iid: 2 frame_ids: 2 frame_ids: 4 } callstacks { iid: 3 frame_ids: 2 frame_ids: 5 frame_ids: 6 } } }
packet { seq: 1 flags: 2 timestamp: 20000 perf_sample { pid: 1 tid: 8 callstack_iid: 1 } }
packet { seq: 1 flags: 2 timestamp: 20001 perf_sample { pid: 1 tid: 8 callstack_iid: 2 } }
packet { seq: 1 flags: 2 timestamp: 20002 perf_sample { pid: 1 tid: 8 callstack_iid: 3 } }
--- file q.sql
SELECT c.id, c.parent_id AS up, f.name, f.rel_pc, m.name AS file, m.build_id FROM stack_profile_callsite c JOIN stack_profile_frame f ON f.id = c.frame_id LEFT JOIN stack_profile_mapping m ON m.id = f.mapping ORDER BY c.id;
--- run query --csv -f q.sql input.json
--- want
id,up,name,rel_pc,file,build_id
0,,main,16,/usr/liba.so,415a
1,0,main,48,/x/libb.so,
2,0,liba.so+0x40,64,/usr/liba.so,415a
3,0,liba.so+0x50,80,/usr/liba.so,415a
4,3,run,,,
