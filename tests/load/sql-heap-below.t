# SQL: classes of a heap of Java and those that extend them.
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
INCLUDE PERFETTO MODULE android.memory.heap_graph.class_relationship;
SELECT s.ancestor_class_name AS above, c.name FROM android_heap_graph_class_find_descendants!((SELECT id FROM heap_graph_class)) s JOIN heap_graph_class c USING (id) ORDER BY 1, 2;
--- run query --csv -f q.sql input.json
--- want
above,name
,
C,C
Weak,Weak
Weak,a
a,a
a[],a[]
