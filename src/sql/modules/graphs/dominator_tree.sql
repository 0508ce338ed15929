-- Which node of a graph each other is reached through.

-- Of edges (source_node_id, dest_node_id) what is reached from the root, with
-- the nearest node that all ways to it lead through.
CREATE PERFETTO MACRO graph_dominator_tree(
  graph_table TableOrSubquery, root_node_id Expr
)
RETURNS TableOrSubquery AS
(
  SELECT c0 AS node_id, c1 AS dominator_node_id
  FROM __intrinsic_table_ptr((
    SELECT __intrinsic_dominator_tree(source_node_id, dest_node_id,
      $root_node_id)
    FROM $graph_table))
  WHERE __intrinsic_table_ptr_bind(c0, 'node_id') AND
    __intrinsic_table_ptr_bind(c1, 'dominator_node_id')
);
