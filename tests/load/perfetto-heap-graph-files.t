# A heap graph of a second file has rows of its own: its classes, objects, references, values and lack of room.
--- input perfetto
packet { process_tree { processes { pid: 2 cmdline: "app" } } }
packet { seq: 1 timestamp: 10 56 { 1: 2 6: 1 7 { 1: 1 2: 1 }
 2 { 1: 1 2: 1 3: 64 4: 1 5: 2 11: 5 13: 6 } 2 { 1: 2 2: 2 3: 32 4: 1 5: 1 }
 4 { 1: 1 2: "Foo A.x" } 9 { 1: 1 3: "A" 2: 1 5: 2 7: 2 } 9 { 1: 2 3: "B" } } }
packet { timestamp: 10 131 { 1: 2 2: 10 3: "app" 5: 3 8 { 1 { 1: "a" } } } }
--- file q.sql
SELECT o.id, o.type_id AS class, c.superclass_id AS super, c.classloader_id AS loader, o.reference_set_id AS refs, r.id AS ref, r.owner_id AS owner, r.owned_id AS owned, o.object_data_id AS data, d.field_set_id AS fields, p.id AS field, p.int_value AS value FROM heap_graph_object o JOIN heap_graph_class c ON c.id = o.type_id LEFT JOIN heap_graph_reference r USING (reference_set_id) LEFT JOIN heap_graph_object_data d ON d.id = o.object_data_id LEFT JOIN heap_graph_primitive p USING (field_set_id) UNION ALL SELECT 'oome', d.heap_graph_id, g.id, c.heap_graph_id, 0, 0, 0, 0, 0, 0, 0, 0 FROM heap_graph_java_oome_details d LEFT JOIN heap_graph g ON g.id = d.heap_graph_id LEFT JOIN heap_graph_thread_callsite c ON c.id = d.id;
--- run query --csv -f q.sql input.json input.json
--- want
id,class,super,loader,refs,ref,owner,owned,data,fields,field,value
0,0,1,,0,0,0,1,0,0,0,
0,0,1,,0,0,0,1,0,0,1,6
1,1,,,1,1,1,0,,,,
2,2,3,,2,2,2,3,1,1,2,
2,2,3,,2,2,2,3,1,1,3,6
3,3,,,3,3,3,2,,,,
oome,0,0,0,0,0,0,0,0,0,0,0
oome,1,1,1,0,0,0,0,0,0,0,0
