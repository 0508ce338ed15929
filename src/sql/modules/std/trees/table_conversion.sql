-- Trees of tables, and tables of trees.

CREATE PERFETTO MACRO _tree_pair(name ColumnName)
RETURNS _ProjectionFragment AS __intrinsic_stringify!($name), t.$name;

CREATE PERFETTO MACRO _tree_column(c ColumnName, name ColumnName)
RETURNS _ProjectionFragment AS $c AS $name;

CREATE PERFETTO MACRO _tree_bind(c ColumnName, name ColumnName)
RETURNS Expr AS
__intrinsic_table_ptr_bind($c, __intrinsic_stringify!($name));

-- A tree of rows (id, parent_id) with some columns more: a value that functions
-- of trees take.
CREATE PERFETTO MACRO _tree_from_table(
  source_table TableOrSubquery, columns ColumnNameList
)
RETURNS Expr AS
(
  SELECT __intrinsic_tree_from_table('id', t.id, 'parent_id', t.parent_id,
    __intrinsic_token_apply!(_tree_pair, $columns))
  FROM $source_table AS t
);

-- Its rows again, each with its own number and that of its parent from 0; the
-- columns are those that the tree was made with, up to six.
CREATE PERFETTO MACRO _tree_to_table(tree_ptr Expr, columns ColumnNameList)
RETURNS TableOrSubquery AS
(
  SELECT c0 AS _tree_id, c1 AS _tree_parent_id, c2 AS id, c3 AS parent_id,
    __intrinsic_token_apply!(_tree_column, (c4, c5, c6, c7, c8, c9), $columns)
  FROM __intrinsic_table_ptr(__intrinsic_tree_to_table($tree_ptr))
  WHERE __intrinsic_table_ptr_bind(c0, '_tree_id') AND
    __intrinsic_table_ptr_bind(c1, '_tree_parent_id') AND
    __intrinsic_table_ptr_bind(c2, 'id') AND
    __intrinsic_table_ptr_bind(c3, 'parent_id') AND
    __intrinsic_token_apply_and!(_tree_bind, (c4, c5, c6, c7, c8, c9),
      $columns)
);
