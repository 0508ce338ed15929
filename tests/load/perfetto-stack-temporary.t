# Files of /data/local/tmp without a build id are counted; those with one, and others, are not.
--- input perfetto
packet { seq: 1 flags: 1 interned_data { function_names { iid: 1 str: "main" } mapping_paths { iid: 1 str: "data/local/tmp" } mapping_paths { iid: 2 str: "a.so" } mapping_paths { iid: 3 str: "b.so" } mapping_paths { iid: 4 str: "/x/libb.so" } 16 { 1: 1 2: "AZ" }
 mappings { iid: 1 path_string_ids: 1 path_string_ids: 2 } mappings { iid: 2 path_string_ids: 1 path_string_ids: 3 2: 1 } mappings { iid: 3 path_string_ids: 4 }
 frames { iid: 1 function_name_id: 1 mapping_id: 1 rel_pc: 16 } frames { iid: 2 function_name_id: 1 mapping_id: 2 rel_pc: 32 } frames { iid: 3 function_name_id: 1 mapping_id: 3 rel_pc: 48 }
 callstacks { iid: 1 frame_ids: 1 frame_ids: 2 frame_ids: 3 } } }
packet { seq: 1 flags: 2 timestamp: 20000 perf_sample { pid: 1 tid: 8 callstack_iid: 1 } }
--- file q.sql
SELECT s.value, (SELECT group_concat(name || ':' || ifnull(build_id, '') , ' ') FROM stack_profile_mapping) AS files FROM stats s WHERE s.name = 'symbolization_tmp_build_id_not_found';
--- run query --csv -f q.sql input.json
--- want
value,files
1,/data/local/tmp/a.so: /data/local/tmp/b.so:415a /x/libb.so:
