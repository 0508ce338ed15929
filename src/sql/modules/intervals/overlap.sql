-- How many intervals there are at a time.

-- Changes of the number of intervals.  One of dur -1 never ends.
CREATE PERFETTO MACRO _intervals_overlap_change(
  segments TableOrSubquery, ts_column ColumnName, dur_column ColumnName,
  group_column Expr
)
RETURNS TableOrSubquery AS
(
  SELECT $ts_column AS ts, 1 AS step, $group_column AS group_name
  FROM $segments
  UNION ALL
  SELECT $ts_column + $dur_column, -1, $group_column
  FROM $segments WHERE $dur_column >= 0
);

CREATE PERFETTO MACRO intervals_overlap_count(
  segments TableOrSubquery, ts_column ColumnName, dur_column ColumnName
)
RETURNS TableOrSubquery AS
(
  SELECT ts, sum(sum(step)) OVER (ORDER BY ts) AS value
  FROM _intervals_overlap_change!($segments, $ts_column, $dur_column, 0)
  GROUP BY ts
);

CREATE PERFETTO MACRO intervals_overlap_count_by_group(
  segments TableOrSubquery, ts_column ColumnName, dur_column ColumnName,
  group_column ColumnName
)
RETURNS TableOrSubquery AS
(
  SELECT ts, sum(sum(step)) OVER (PARTITION BY group_name ORDER BY ts)
    AS value, group_name
  FROM _intervals_overlap_change!(
    $segments, $ts_column, $dur_column, $group_column)
  GROUP BY group_name, ts
);

-- The least set of intervals that covers the same time, for each group of
-- values of some columns.  Gaps up to epsilon are closed.
CREATE PERFETTO MACRO _interval_merge(
  intervals TableOrSubquery, epsilon Expr, partition_columns ColumnNameList
)
RETURNS TableOrSubquery AS
(
  SELECT min(ts) AS ts, max(ts + dur) - min(ts) AS dur
    __ttv_each!($partition_columns, $it, ', ')
  FROM (
    SELECT *, sum(is_first) OVER (
      PARTITION BY 0 __ttv_each!($partition_columns, $it, ', ')
      ORDER BY ts, dur ROWS UNBOUNDED PRECEDING) AS __island
    FROM (
      SELECT *, coalesce(ts > max(ts + dur) OVER (
        PARTITION BY 0 __ttv_each!($partition_columns, $it, ', ')
        ORDER BY ts, dur
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) + $epsilon, 1)
        AS is_first
      FROM $intervals
    )
  )
  GROUP BY 0 + __island __ttv_each!($partition_columns, $it, ', ')
);

CREATE PERFETTO MACRO interval_merge_overlapping(
  intervals TableOrSubquery, epsilon Expr
)
RETURNS TableOrSubquery AS
_interval_merge!($intervals, $epsilon, ());

CREATE PERFETTO MACRO interval_merge_overlapping_partitioned(
  intervals TableOrSubquery, partition_columns ColumnNameList
)
RETURNS TableOrSubquery AS
_interval_merge!($intervals, 0, $partition_columns);
