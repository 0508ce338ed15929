# The objects of a Java heap: a graph in two packets of a sequence, beside one that lacks its first packet; sizes and fields come from types, also from the class above; a weak reference keeps nothing; of two kinds of roots the one of the class counts.
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
SELECT o.id, o.upid, graph_sample_ts AS ts, self_size AS size, reference_set_id AS refs, reachable, heap_type, c.name, c.deobfuscated_name AS clear, root_type AS root, root_distance AS steps, (SELECT count(*) FROM heap_graph_reference r WHERE r.owned_id = o.id) AS owners FROM heap_graph_object o JOIN heap_graph_class c ON c.id = o.type_id;
--- run query --csv -f q.sql input.json
--- want
id,upid,ts,size,refs,reachable,heap_type,name,clear,root,steps,owners
0,1,10,64,0,1,,a,Real,ROOT_STICKY_CLASS,0,1
1,1,10,32,,1,HEAP_TYPE_APP,a[],Real[],,1,1
2,1,10,8,5,1,HEAP_TYPE_APP,Weak,,,1,1
3,1,10,128,3,0,HEAP_TYPE_APP,a[],Real[],,-1,0
4,1,10,48,4,0,HEAP_TYPE_APP,C,D,,-1,1
5,1,10,16,,0,HEAP_TYPE_APP,a[],Real[],,-1,1
6,2,11,1,,0,,,,,-1,0
