# Samples of Perfetto: the same numbers of a mapping, its path and its build id mean others on another sequence and after a clearing; parts of a path that come in packets behind the mapping are no part of it, those in packets before it are.
--- input perfetto
packet { seq: 1 flags: 1 interned_data { mapping_paths { iid: 1 str: "one" } mapping_paths { iid: 2 str: "lib" } 16 { 1: 1 2: "A" } } }
packet { seq: 1 flags: 2 interned_data { mappings { iid: 1 2: 1 7: 2 7: 1 7: 3 } frames { iid: 1 mapping_id: 1 rel_pc: 1 } callstacks { iid: 1 frame_ids: 1 } } }
packet { seq: 2 flags: 1 interned_data { mapping_paths { iid: 1 str: "two" } 16 { 1: 1 2: "B" } mappings { iid: 1 2: 1 7: 2 7: 1 } frames { iid: 1 mapping_id: 1 rel_pc: 1 } callstacks { iid: 1 frame_ids: 1 } } }
packet { seq: 1 flags: 2 interned_data { mapping_paths { iid: 3 str: "late" } frames { iid: 2 mapping_id: 1 rel_pc: 2 } callstacks { iid: 2 frame_ids: 1 frame_ids: 2 } } }
packet { seq: 1 flags: 2 timestamp: 20000 perf_sample { pid: 1 tid: 8 callstack_iid: 1 } }
packet { seq: 1 flags: 2 timestamp: 20001 perf_sample { pid: 1 tid: 8 callstack_iid: 2 } }
packet { seq: 2 flags: 2 timestamp: 20002 perf_sample { pid: 1 tid: 8 callstack_iid: 1 } }
packet { seq: 1 flags: 1 interned_data { mapping_paths { iid: 1 str: "three" } mappings { iid: 1 2: 1 7: 2 7: 1 } frames { iid: 1 mapping_id: 1 rel_pc: 1 } callstacks { iid: 1 frame_ids: 1 } } }
packet { seq: 1 flags: 2 timestamp: 20003 perf_sample { pid: 1 tid: 8 callstack_iid: 1 } }
--- file q.sql
SELECT c.id, c.parent_id AS up, f.name, f.rel_pc, m.name AS file, m.build_id FROM stack_profile_callsite c JOIN stack_profile_frame f ON f.id = c.frame_id LEFT JOIN stack_profile_mapping m ON m.id = f.mapping ORDER BY c.id;
--- run query --csv -f q.sql input.json
--- want
id,up,name,rel_pc,file,build_id
0,,one+0x1,1,/lib/one,41
1,0,one+0x2,2,/lib/one,41
2,,two+0x1,1,/two,42
3,,three+0x1,1,/three,
