-- Intervals and the gaps between them, from the first to the last time of the
-- trace, for each group.  A group of which no interval is known, and all where
-- there are none, is one gap.  A row of no length, of one below 0 or unknown,
-- parts a gap and takes none of it.

CREATE PERFETTO MACRO _intervals_fill_gaps(
  partition_columns ColumnNameList, data_columns ColumnNameList,
  intervals TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  WITH __row AS (
    SELECT ts, max(coalesce(dur, 0), 0) AS dur
      __ttv_each!($partition_columns, $it, ', ')
      __ttv_each!($data_columns, $it, ', ')
    FROM $intervals
  ), __known AS (SELECT * FROM __row WHERE ts IS NOT NULL AND dur > 0),
  __gap AS (
    -- before each row, one of no length too, behind all that came before it
    SELECT coalesce(max(ts + dur) OVER (
        PARTITION BY 0 __ttv_each!($partition_columns, $it, ', ')
        ORDER BY ts ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING),
        trace_start()) AS ts, ts AS ts_end
      __ttv_each!($partition_columns, $it, ', ')
    FROM __row WHERE ts IS NOT NULL
    UNION ALL
    -- behind the last, or all the time
    SELECT coalesce(max(ts + dur), trace_start()), trace_end()
      __ttv_each!($partition_columns, $it, ', ')
    FROM __row
    GROUP BY 0 + 0 __ttv_each!($partition_columns, $it, ', ')
    UNION ALL
    SELECT trace_start(), trace_end()
      __ttv_each!($partition_columns, NULL, ', ')
    WHERE NOT EXISTS (SELECT 1 FROM __row)
  )
  SELECT * FROM __known
  UNION ALL
  SELECT ts, ts_end - ts
    __ttv_each!($partition_columns, $it, ', ')
    __ttv_each!($data_columns, NULL, ', ')
  FROM __gap
  WHERE ts_end > ts
  ORDER BY ts
);
