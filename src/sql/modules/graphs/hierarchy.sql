-- Trees of rows (id, parent_id).

INCLUDE PERFETTO MODULE graphs.search;

-- The rows of a table (id) and all above them in a tree.
CREATE PERFETTO MACRO _tree_reachable_ancestors_or_self(
  tree TableOrSubquery, start_nodes TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT node_id AS id
  FROM graph_reachable_dfs!(
    (SELECT id AS source_node_id, parent_id AS dest_node_id FROM $tree),
    (SELECT id AS node_id FROM $start_nodes))
);
