-- The objects of a heap of Java by the shortest way to each from a root, as a
-- tree of classes.

INCLUDE PERFETTO MODULE android.memory.heap_graph.excluded_refs;
INCLUDE PERFETTO MODULE android.memory.heap_graph.helpers;
INCLUDE PERFETTO MODULE graphs.search;

-- Of two ways that are as short the one of the root whose class comes first.
CREATE PERFETTO TABLE _heap_graph_object_min_depth_tree AS
SELECT node_id AS id, parent_node_id AS parent_id
FROM graph_reachable_bfs!(
  (SELECT owner_id AS source_node_id, owned_id AS dest_node_id
    FROM heap_graph_reference
    WHERE owned_id IS NOT NULL AND id NOT IN (SELECT id FROM _excluded_refs)
    ORDER BY owned_id),
  (SELECT o.id AS node_id
    FROM heap_graph_object o
    JOIN heap_graph_class c ON c.id = o.type_id
    WHERE o.root_type IS NOT NULL
    ORDER BY c.name, o.id))
ORDER BY id;

CREATE PERFETTO TABLE _heap_graph_path_hashes AS
SELECT * FROM _heap_graph_type_path_hash!(_heap_graph_object_min_depth_tree);

CREATE PERFETTO TABLE _heap_graph_path_hashes_aggregated AS
SELECT * FROM _heap_graph_path_hash_aggregate!(_heap_graph_path_hashes);

CREATE PERFETTO TABLE _heap_graph_class_tree AS
SELECT * FROM
  _heap_graph_path_hashes_to_class_tree!(_heap_graph_path_hashes_aggregated);
