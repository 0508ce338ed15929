-- Intervals and the gaps between them, from the first to the last time of the
-- trace, for each group.

CREATE PERFETTO MACRO _intervals_fill_gaps(
  partition_columns ColumnNameList, data_columns ColumnNameList,
  intervals TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT ts, dur
    __ttv_each!($partition_columns, $it, ', ')
    __ttv_each!($data_columns, $it, ', ')
  FROM $intervals
  UNION ALL
  SELECT __last AS ts, ts - __last AS dur
    __ttv_each!($partition_columns, $it, ', ')
    __ttv_each!($data_columns, NULL AS $it, ', ')
  FROM (
    SELECT ts __ttv_each!($partition_columns, $it, ', '),
      lag(ts + dur, 1, trace_start()) OVER (
        PARTITION BY 0 __ttv_each!($partition_columns, $it, ', ')
        ORDER BY ts) AS __last
    FROM $intervals
  )
  WHERE ts > __last
  UNION ALL
  SELECT __last, trace_end() - __last
    __ttv_each!($partition_columns, $it, ', ')
    __ttv_each!($data_columns, NULL, ', ')
  FROM (
    SELECT max(ts + dur) AS __last
      __ttv_each!($partition_columns, $it, ', ')
    FROM $intervals
    GROUP BY 0 + 0 __ttv_each!($partition_columns, $it, ', ')
  )
  WHERE __last < trace_end()
);
