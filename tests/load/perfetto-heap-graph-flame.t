# SQL: experimental_flamegraph of the objects of a Java heap: by the shortest way from a root, objects of a class together, what they keep beside the heap below them, weak references left out; with a text what has it in its name, what is around and below; a graph that is cut says so.
--- input perfetto
packet { process_tree { processes { pid: 2 cmdline: "app" } } }
packet { seq: 1 timestamp: 10 56 { 1: 2 6: 0
 7 { 1: 1 2: 3 }
 2 { 1: 1 2: 1 3: 100 5: 2 5: 3 5: 4 } 2 { 1: 2 2: 2 3: 10 5: 5 } 2 { 1: 3 2: 2 3: 20 5: 5 5: 6 } 2 { 1: 4 2: 3 3: 7 4: 3 5: 8 } 2 { 1: 5 2: 4 3: 1 5: 1 } 2 { 1: 6 2: 2 3: 2 } 2 { 1: 7 2: 4 3: 1000 } 2 { 1: 8 2: 4 3: 500 }
 4 { 1: 3 2: "java.lang.ref.Reference.referent" }
 9 { 1: 1 3: "Root" } 9 { 1: 2 3: "Mid" } 9 { 1: 3 3: "Weak" 7: 9 } 9 { 1: 4 3: "Leaf" } } }
packet { seq: 2 timestamp: 11 56 { 1: 3 6: 1 2 { 1: 1 2: 9 3: 1 } } }
--- file q.sql
SELECT 'all' AS what, id, depth, name, count AS n, cumulative_count AS all_n, size, cumulative_size AS all_size, parent_id AS up FROM experimental_flamegraph('graph', 10, NULL, 1, NULL, NULL)
UNION ALL SELECT 'eaf', id, depth, name, count, cumulative_count, size, cumulative_size, parent_id FROM experimental_flamegraph('graph', 10, NULL, 1, NULL, 'EAF')
UNION ALL SELECT 'cut', upid, ts, name, count, map_name, NULL, NULL, NULL FROM experimental_flamegraph('graph', 11, NULL, 2, NULL, NULL)
UNION ALL SELECT 'none', count(*), NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM experimental_flamegraph('graph', NULL, NULL, 2, NULL, NULL)
UNION ALL SELECT 'other time', count(*), NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM experimental_flamegraph('graph', 9, NULL, 1, NULL, NULL)
UNION ALL SELECT 'no process', count(*), NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM experimental_flamegraph('graph', 10, NULL, -9223372036854775807 - 1, NULL, NULL);
--- run query --csv -f q.sql input.json
--- want
what,id,depth,name,n,all_n,size,all_size,up
all,0,0,Root [ROOT_JAVA_FRAME],1,6,100,140,
all,1,1,Mid,2,4,30,33,0
all,2,2,Leaf,1,1,1,1,1
all,3,2,Mid,1,1,2,2,1
all,4,1,Weak,1,1,7,7,0
eaf,0,0,Root [ROOT_JAVA_FRAME],1,4,100,131,
eaf,1,1,Mid,2,3,30,31,0
eaf,2,2,Leaf,1,1,1,1,1
cut,2,11,the graph is cut: packets of it are missing,1,JAVA,,,
none,0,,,,,,,
other time,0,,,,,,,
no process,0,,,,,,,
