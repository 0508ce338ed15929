-- What is reached in a graph of edges (source_node_id, dest_node_id).

-- From the nodes of a table (node_id), deep first: each node once, with the
-- node from which it was reached.
CREATE PERFETTO MACRO graph_reachable_dfs(
  graph_table TableOrSubquery, start_nodes TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT c0 AS node_id, c1 AS parent_node_id
  FROM __intrinsic_table_ptr(__intrinsic_dfs(
    (SELECT __intrinsic_graph_agg(source_node_id, dest_node_id)
     FROM $graph_table),
    (SELECT __intrinsic_array_agg(node_id) FROM $start_nodes)))
  WHERE __intrinsic_table_ptr_bind(c0, 'node_id') AND
    __intrinsic_table_ptr_bind(c1, 'parent_node_id')
);

-- The same, by the number of edges that lead to them.
CREATE PERFETTO MACRO graph_reachable_bfs(
  graph_table TableOrSubquery, start_nodes TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT c0 AS node_id, c1 AS parent_node_id
  FROM __intrinsic_table_ptr(__intrinsic_bfs(
    (SELECT __intrinsic_graph_agg(source_node_id, dest_node_id)
     FROM $graph_table),
    (SELECT __intrinsic_array_agg(node_id) FROM $start_nodes)))
  WHERE __intrinsic_table_ptr_bind(c0, 'node_id') AND
    __intrinsic_table_ptr_bind(c1, 'parent_node_id')
);

-- Of nodes (node_id, node_parent_id, sort_key) the next one with that parent.
CREATE PERFETTO MACRO graph_next_sibling(graph_table TableOrSubquery)
RETURNS TableOrSubquery AS
(
  SELECT node_id, lead(node_id) OVER (
    PARTITION BY node_parent_id ORDER BY sort_key) AS next_node_id
  FROM $graph_table
);

-- For each root (root_node_id, root_target_weight) what is reached, deep first,
-- until the weights (edge_weight) of the edges that were taken are more than
-- that of the root.  A floor: the node that is too much comes, too.
CREATE PERFETTO MACRO graph_reachable_weight_bounded_dfs(
  graph_table TableOrSubquery, root_table TableOrSubquery,
  is_target_weight_floor Expr
)
RETURNS TableOrSubquery AS
(
  WITH __edge AS (SELECT * FROM $graph_table),
  __root AS (SELECT * FROM $root_table)
  SELECT root_node_id, node_id, parent_node_id
  FROM __intrinsic_dfs_weight_bounded(
    (SELECT __intrinsic_array_agg(source_node_id) FROM __edge),
    (SELECT __intrinsic_array_agg(dest_node_id) FROM __edge),
    (SELECT __intrinsic_array_agg(edge_weight) FROM __edge),
    (SELECT __intrinsic_array_agg(root_node_id) FROM __root),
    (SELECT __intrinsic_array_agg(root_target_weight) FROM __root),
    $is_target_weight_floor)
);
