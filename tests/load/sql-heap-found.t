# SQL: rows of a heap graph that are found by a number are those that a look at all rows gives, also where the first row has the largest number.
--- input perfetto
packet { process_tree { processes { pid: 2 cmdline: "app" } } }
packet { seq: 1 timestamp: 10 56 { 1: 2 6: 0 5: 1
 2 { 1: 1 2: 1 3: 64 4: 1 5: 2 } 2 { 1: 2 2: 1 3: 32 }
 4 { 1: 1 2: "Foo A.x" }
 9 { 1: 1 3: "a" 2: 1 5: 4 6: 1 } } }
--- file q.sql
WITH n(i) AS (VALUES (0), (1), (2))
SELECT i, (SELECT count(*) FROM heap_graph_reference WHERE owner_id = i) AS owner, (SELECT count(*) FROM heap_graph_reference WHERE +owner_id = i) AS owner_all,
  (SELECT count(*) FROM heap_graph_reference WHERE owned_id = i) AS owned, (SELECT count(*) FROM heap_graph_reference WHERE +owned_id = i) AS owned_all,
  (SELECT count(*) FROM heap_graph_object WHERE type_id = i) AS type, (SELECT count(*) FROM heap_graph_object WHERE +type_id = i) AS type_all,
  (SELECT count(*) FROM heap_graph_object WHERE reference_set_id = i) AS refs, (SELECT count(*) FROM heap_graph_object WHERE +reference_set_id = i) AS refs_all
FROM n;
--- run query --csv -f q.sql input.json
--- want
i,owner,owner_all,owned,owned_all,type,type_all,refs,refs_all
0,1,1,0,0,2,2,1,1
1,0,0,1,1,0,0,0,0
2,0,0,0,0,0,0,0,0
