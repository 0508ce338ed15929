-- What each object of a heap of Java keeps alive alone: how many objects, how
-- large, itself among them.

INCLUDE PERFETTO MODULE android.memory.heap_graph.raw_dominator_tree;

CREATE PERFETTO TABLE heap_graph_dominator_tree(
  id LONG, idom_id LONG, dominated_obj_count LONG, dominated_size_bytes LONG,
  dominated_native_size_bytes LONG, depth LONG
) AS
SELECT c0 AS id, c1 AS idom_id, c2 AS dominated_obj_count,
  c3 AS dominated_size_bytes, c4 AS dominated_native_size_bytes, c5 AS depth
FROM __intrinsic_table_ptr((
  SELECT __intrinsic_tree_dominator_summary(__intrinsic_tree_from_table(
    'id', d.id, 'parent_id', d.idom_id, 'self_size', o.self_size,
    'native_size', o.native_size, 'self_count', 1))
  FROM _raw_heap_graph_dominator_tree d
  JOIN heap_graph_object o ON o.id = d.id))
WHERE __intrinsic_table_ptr_bind(c0, 'id') AND
  __intrinsic_table_ptr_bind(c1, 'idom_id') AND
  __intrinsic_table_ptr_bind(c2, 'dominated_obj_count') AND
  __intrinsic_table_ptr_bind(c3, 'dominated_size_bytes') AND
  __intrinsic_table_ptr_bind(c4, 'dominated_native_size_bytes') AND
  __intrinsic_table_ptr_bind(c5, 'depth')
ORDER BY id;
