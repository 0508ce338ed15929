-- Values that go along the edges (source_node_id, dest_node_id) of a graph.
--
-- Rows of a table have id and the columns of a list.  They go to the targets of
-- their node's edges; of what came, which is $table in it, a query makes the
-- rows of these nodes.  All rows come.

CREATE PERFETTO MACRO _graph_column(c ColumnName, name ColumnName)
RETURNS _ProjectionFragment AS $c AS $name;

CREATE PERFETTO MACRO _graph_pair(name ColumnName)
RETURNS _ProjectionFragment AS __intrinsic_stringify!($name), $name;

CREATE PERFETTO MACRO _graph_bind(c ColumnName, name ColumnName)
RETURNS Expr AS
__intrinsic_table_ptr_bind($c, __intrinsic_stringify!($name));

CREATE PERFETTO MACRO _graph_scan(
  graph_table TableOrSubquery, init_table TableOrSubquery,
  scan_columns ColumnNameList, step_query TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT c0 AS id, __intrinsic_token_apply!(_graph_column,
    (c1, c2, c3, c4, c5, c6, c7), $scan_columns)
  FROM __intrinsic_table_ptr(__intrinsic_graph_scan(
    (SELECT __intrinsic_graph_agg(source_node_id, dest_node_id)
     FROM $graph_table),
    (SELECT __intrinsic_row_dataframe_agg('id', id,
       __intrinsic_token_apply!(_graph_pair, $scan_columns))
     FROM $init_table),
    __intrinsic_stringify_ignore_table!($step_query),
    __intrinsic_stringify!($scan_columns)))
  WHERE __intrinsic_table_ptr_bind(c0, 'id') AND
    __intrinsic_token_apply_and!(_graph_bind,
      (c1, c2, c3, c4, c5, c6, c7), $scan_columns)
);

-- The same where a node waits for all that leads to it: a query that groups by
-- id makes one row of them.
CREATE PERFETTO MACRO _graph_aggregating_scan(
  graph_table TableOrSubquery, init_table TableOrSubquery,
  agg_columns ColumnNameList, agg_query TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT c0 AS id, __intrinsic_token_apply!(_graph_column,
    (c1, c2, c3, c4, c5, c6, c7), $agg_columns)
  FROM __intrinsic_table_ptr(__intrinsic_graph_aggregating_scan(
    (SELECT __intrinsic_graph_agg(source_node_id, dest_node_id)
     FROM $graph_table),
    (SELECT __intrinsic_row_dataframe_agg('id', id,
       __intrinsic_token_apply!(_graph_pair, $agg_columns))
     FROM $init_table),
    __intrinsic_stringify_ignore_table!($agg_query),
    __intrinsic_stringify!($agg_columns)))
  WHERE __intrinsic_table_ptr_bind(c0, 'id') AND
    __intrinsic_token_apply_and!(_graph_bind,
      (c1, c2, c3, c4, c5, c6, c7), $agg_columns)
);
