-- Intervals at a coarser scale: time is cut into buckets of one length, and
-- each shows the group of which most is in it.

INCLUDE PERFETTO MODULE intervals.intersect;

-- How many buckets each part has, from its first begin to its last end.
CREATE PERFETTO MACRO _mipmap_bucket_metadata(
  _source_table TableOrSubquery, _partition_column ColumnName,
  _bucket_duration_ns Expr
)
RETURNS TableOrSubquery AS
(
  SELECT $_partition_column, min(ts) AS trace_min_ts,
    max(ts + dur) AS trace_max_ts, $_bucket_duration_ns AS bucket_duration_ns,
    (max(ts + dur) - min(ts) + $_bucket_duration_ns - 1) /
      $_bucket_duration_ns AS bucket_count
  FROM $_source_table
  GROUP BY $_partition_column
);

-- The buckets: each part has at least one; id counts those of all parts.
CREATE PERFETTO MACRO _mipmap_buckets_table(
  _source_table TableOrSubquery, _partition_column ColumnName,
  _bucket_duration_ns Expr
)
RETURNS TableOrSubquery AS
(
  WITH RECURSIVE __bucket($_partition_column, bucket_index, ts, dur, count)
  AS (
    SELECT $_partition_column, 0, trace_min_ts, bucket_duration_ns,
      bucket_count
    FROM _mipmap_bucket_metadata!(
      $_source_table, $_partition_column, $_bucket_duration_ns)
    UNION ALL
    SELECT $_partition_column, bucket_index + 1, ts + dur, dur, count
    FROM __bucket
    WHERE bucket_index + 1 < count
  )
  SELECT row_number() OVER (ORDER BY $_partition_column, bucket_index) AS id,
    $_partition_column, bucket_index, ts, dur
  FROM __bucket
);

-- Intervals (id, ts, dur, group_hash and the column of parts) as buckets that
-- follow each other with the same group, in one piece.  Of two groups that have
-- as much of a bucket the one that began first has it.
CREATE PERFETTO MACRO _mipmap_merged(
  _source_slices_with_ids TableOrSubquery, _buckets TableOrSubquery,
  _partition_column ColumnName, _bucket_duration_ns Expr
)
RETURNS TableOrSubquery AS
(
  WITH __share AS (
    SELECT s.$_partition_column, b.bucket_index, b.ts AS bucket_ts,
      s.group_hash, min(s.id) AS id, sum(i.dur) AS dur, min(s.ts) AS first_ts
    FROM _interval_intersect!(($_buckets, $_source_slices_with_ids),
      ($_partition_column)) AS i
    JOIN $_buckets AS b ON b.id = i.id_0
    JOIN $_source_slices_with_ids AS s ON s.id = i.id_1
    GROUP BY s.$_partition_column, b.bucket_index, s.group_hash
  ), __ranked AS (
    SELECT *, row_number() OVER (PARTITION BY $_partition_column, bucket_index
      ORDER BY dur DESC, first_ts, group_hash) AS place
    FROM __share
  ), __shown AS (
    SELECT *, group_hash IS NOT lag(group_hash) OVER (
      PARTITION BY $_partition_column ORDER BY bucket_index) AS is_first
    FROM __ranked WHERE place = 1
  ), __piece AS (
    SELECT *, sum(is_first) OVER (PARTITION BY $_partition_column
      ORDER BY bucket_index ROWS UNBOUNDED PRECEDING) AS piece
    FROM __shown
  )
  SELECT $_partition_column, min(id) AS id, min(bucket_ts) AS ts,
    (max(bucket_index) - min(bucket_index) + 1) * $_bucket_duration_ns AS dur,
    group_hash
  FROM __piece
  GROUP BY $_partition_column, piece
  ORDER BY ts
);
