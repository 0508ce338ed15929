-- Which object each other of a heap of Java is kept alive by alone.

INCLUDE PERFETTO MODULE android.memory.heap_graph.excluded_refs;
INCLUDE PERFETTO MODULE graphs.dominator_tree;

-- The node above all roots, which has the number behind the last object's.
CREATE PERFETTO FUNCTION _heap_graph_super_root_fn()
RETURNS LONG AS
SELECT max(id) + 1 FROM heap_graph_object;

-- What is reachable, with that object, null where it is the node above.
CREATE PERFETTO TABLE _raw_heap_graph_dominator_tree AS
WITH _top AS MATERIALIZED (SELECT _heap_graph_super_root_fn() AS id)
SELECT node_id AS id,
  nullif(dominator_node_id, (SELECT id FROM _top)) AS idom_id
FROM graph_dominator_tree!(
  (SELECT (SELECT id FROM _top) AS source_node_id, o.id AS dest_node_id
    FROM heap_graph_object o
    WHERE o.root_type IS NOT NULL
    UNION ALL
    SELECT r.owner_id, r.owned_id
    FROM heap_graph_reference r
    JOIN heap_graph_object o ON o.id = r.owner_id
    WHERE o.reachable AND r.owned_id IS NOT NULL AND
      r.id NOT IN (SELECT id FROM _excluded_refs)),
  (SELECT id FROM _top))
WHERE dominator_node_id IS NOT NULL
ORDER BY id;
