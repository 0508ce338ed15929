-- The times that rows of several tables have in common.  Each table has id, ts
-- and dur, and the columns by which rows must be alike.

CREATE PERFETTO MACRO _interval_intersect(
  tables _TableNameList, partition_columns ColumnNameList
)
RETURNS TableOrSubquery AS
(
  SELECT ts, dur
    __ttv_each!($tables, id_$i, ', ')
    __ttv_each!($partition_columns, key_$i AS $it, ', ')
  FROM __ttv_intersect(
    0 __ttv_each!($tables, (
      SELECT __ttv_intervals(
        id, ts, dur __ttv_each!($partition_columns, $it, ', ')) FROM $it
    ), ', ')
  )
);

-- The time of a table's rows within [ts, ts + dur).
CREATE PERFETTO MACRO _interval_intersect_single(
  ts Expr, dur Expr, intervals TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT id, max(ts, $ts) AS ts,
    min(ts + dur, $ts + $dur) - max(ts, $ts) AS dur
  FROM $intervals
  WHERE ts < $ts + $dur AND ts + dur > $ts
);
