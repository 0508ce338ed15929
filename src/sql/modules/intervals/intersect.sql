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

-- The same of two tables whose columns have other names than id, ts and dur.
CREATE PERFETTO MACRO _interval_intersect_with_col_names(
  tab1 TableOrSubquery, id_col1 ColumnName, ts_col1 ColumnName,
  dur_col1 ColumnName, tab2 TableOrSubquery, id_col2 ColumnName,
  ts_col2 ColumnName, dur_col2 ColumnName, partition_columns ColumnNameList
)
RETURNS TableOrSubquery AS
(
  _interval_intersect!((
    (SELECT $id_col1 AS id, $ts_col1 AS ts, $dur_col1 AS dur
       __ttv_each!($partition_columns, $it, ', ') FROM $tab1),
    (SELECT $id_col2 AS id, $ts_col2 AS ts, $dur_col2 AS dur
       __ttv_each!($partition_columns, $it, ', ') FROM $tab2)
  ), $partition_columns)
);

-- All times at which a span begins or ends, and the spans that hold until the
-- next: group_id numbers the times; where interval_ends_at_ts is 1 the span
-- ends there.
CREATE PERFETTO MACRO interval_self_intersect(intervals TableOrSubquery)
RETURNS TableOrSubquery AS
(
  WITH __span AS (SELECT id, ts, ts + dur AS ts_end FROM $intervals),
  __time AS (
    SELECT ts, row_number() OVER (ORDER BY ts) AS group_id,
      lead(ts, 1, ts) OVER (ORDER BY ts) - ts AS dur
    FROM (SELECT ts FROM __span UNION SELECT ts_end FROM __span)
  )
  SELECT t.ts, t.dur, t.group_id, i.id_1 AS id, 0 AS interval_ends_at_ts
  FROM _interval_intersect!((
    (SELECT group_id AS id, ts, dur FROM __time WHERE dur > 0), $intervals),
    ()) AS i
  JOIN __time AS t ON t.group_id = i.id_0
  WHERE i.dur > 0
  UNION ALL
  SELECT t.ts, t.dur, t.group_id, s.id, 1
  FROM __span AS s JOIN __time AS t ON t.ts = s.ts_end
);
