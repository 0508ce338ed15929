# What objects of a Java heap refer to, and by which field; what is not set is a row without an object.
--- input perfetto
packet { process_tree { processes { pid: 2 cmdline: "app" } } }
packet { seq: 1 timestamp: 10 56 { 1: 2 6: 0 5: 1 10: 9000
 7 { 1: 1 2: 3 } 7 { 1: 1 2: 5 }
 2 { 1: 1 2: 1 3: 64 5: 2 5: 0 5: 5 } 2 { 7: 1 2: 2 3: 32 9: 1 } 2 { 7: 1 2: 2 3: 128 4: 2 5: 1 } 2 { 7: 1 2: 3 5: 6 } } }
packet { seq: 2 timestamp: 11 56 { 1: 3 6: 1 2 { 1: 1 2: 9 3: 1 } } }
packet { seq: 1 timestamp: 12 56 { 1: 2 6: 1 2 { 1: 5 2: 4 3: 8 5: 4 } 2 { 1: 6 2: 2 3: 16 }
 4 { 1: 1 2: "Foo A.x" } 4 { 1: 2 2: "Base.y" } 4 { 1: 3 2: "java.lang.ref.Reference.referent" }
 8 { 1: 1 2: "/data/app/com.x-1/base.apk" }
 9 { 1: 1 3: "a" 2: 1 5: 4 6: 1 6: 2 7: 1 } 9 { 1: 2 3: "a[]" 2: 1 7: 4 } 9 { 1: 3 3: "C" 4: 48 } 9 { 1: 4 3: "Weak" 6: 3 7: 9 } } }
packet { 64 { 1: "com.x" 3 { 1: "a" 2: "Real" 3 { 1: "none" 2: "never" } } 3 { 1: "Base" 2: "No" } } }
packet { 64 { 1: "com.y" 3 { 1: "C" 2: "D" } } }
--- file q.sql
SELECT r.*, g.heap_size, g.truncated FROM heap_graph_reference r JOIN heap_graph_object o ON o.id = r.owner_id JOIN heap_graph g ON g.upid = o.upid AND g.ts = o.graph_sample_ts;
--- run query --csv -f q.sql input.json
--- want
id,reference_set_id,owner_id,owned_id,field_name,field_type_name,deobfuscated_field_name,heap_size,truncated
0,0,0,1,A.x,Foo,,9000,0
1,0,0,,Base.y,,,9000,0
2,0,0,2,java.lang.ref.Reference.referent,,,9000,0
3,3,3,0,Base.y,,,9000,0
4,4,4,5,,,,9000,0
5,5,2,4,java.lang.ref.Reference.referent,,,9000,0
