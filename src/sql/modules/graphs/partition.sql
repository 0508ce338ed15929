-- Trees that are parted by groups.

-- Of a tree (id, parent_id, group_key) each node with the nearest one above it
-- that is of its group.
CREATE PERFETTO MACRO tree_structural_partition_by_group(
  tree_table TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT c0 AS id, c1 AS parent_id, c2 AS group_key
  FROM __intrinsic_table_ptr((
    SELECT __intrinsic_structural_tree_partition(id, parent_id, group_key)
    FROM $tree_table))
  WHERE __intrinsic_table_ptr_bind(c0, 'node_id') AND
    __intrinsic_table_ptr_bind(c1, 'parent_node_id') AND
    __intrinsic_table_ptr_bind(c2, 'group_key')
);
