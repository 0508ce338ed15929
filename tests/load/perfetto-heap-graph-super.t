# The class above one is that of the object which its static object names as superClass, whatever else it refers to; that of an array says nothing of its elements.
--- input perfetto
packet { process_tree { processes { pid: 2 cmdline: "app" } } }
packet { seq: 1 timestamp: 12 56 { 1: 2 6: 0
 2 { 1: 5 2: 5 3: 8 4: 1 5: 6 } 2 { 1: 6 2: 6 3: 8 }
 2 { 1: 1 2: 1 3: 64 4: 2 4: 1 5: 3 5: 2 } 2 { 1: 2 2: 2 3: 32 } 2 { 1: 3 2: 3 3: 16 } 2 { 1: 4 2: 4 3: 8 }
 7 { 1: 1 2: 1 2: 4 }
 4 { 1: 1 2: "java.lang.Class java.lang.Class.superClass" } 4 { 1: 2 2: "Foo Foo.twin" }
 9 { 1: 1 3: "java.lang.Class<Foo>" } 9 { 1: 2 3: "java.lang.Class<Base>" } 9 { 1: 3 3: "Foo" } 9 { 1: 4 3: "Base" }
 9 { 1: 5 3: "java.lang.Class<Foo[]>" } 9 { 1: 6 3: "java.lang.Class<Other>" } 9 { 1: 7 3: "Other" } } }
--- file q.sql
SELECT c.name, s.name AS super FROM heap_graph_class c LEFT JOIN heap_graph_class s ON s.id = c.superclass_id ORDER BY 1;
--- run query --csv -f q.sql input.json
--- want
name,super
Base,
Foo,Base
Other,
java.lang.Class<Base>,
java.lang.Class<Foo>,
java.lang.Class<Foo[]>,
java.lang.Class<Other>,
