-- How many intervals there are at a time.

INCLUDE PERFETTO MODULE intervals.intersect;

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
  ORDER BY ts, group_name
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

-- Whether spans overlap (1) or not (0).
CREATE PERFETTO MACRO _intervals_overlap_in_table(intervals TableOrSubquery)
RETURNS Expr AS
(
  SELECT EXISTS (
    SELECT 1 FROM (
      SELECT ts + dur AS ts_end, lead(ts) OVER (ORDER BY ts) AS next_ts
      FROM $intervals WHERE dur <> -1)
    WHERE ts_end > next_ts) AS has_overlaps
);

-- Spans and what is in them: a row for each child (root_id, id, parent_id, ts,
-- dur) with the time of its root, and one of nulls for a root without any.
CREATE PERFETTO MACRO _intervals_merge_root_and_children(
  roots_table TableOrSubquery, children_table TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  WITH __root AS (
    SELECT id AS root_id, ts AS root_ts, dur AS root_dur
    FROM $roots_table WHERE dur > 0
  ), __child AS (SELECT * FROM $children_table WHERE dur > 0)
  SELECT r.root_id, r.root_ts, r.root_dur, c.id, c.parent_id, c.ts, c.dur
  FROM __root AS r LEFT JOIN __child AS c USING (root_id)
);

-- The same where children of a key belong to the roots of that key that they
-- have time in common with: the common time is the child's.
CREATE PERFETTO MACRO _intervals_merge_root_and_children_by_intersection(
  roots_table TableOrSubquery, children_table TableOrSubquery, key ColumnName
)
RETURNS TableOrSubquery AS
(
  WITH __root AS (SELECT * FROM $roots_table WHERE dur > 0),
  __child AS (SELECT * FROM $children_table WHERE dur > 0)
  SELECT i.ts, i.dur, c.id, coalesce(c.parent_id, i.id_1) AS parent_id,
    r.id AS root_id, r.ts AS root_ts, r.dur AS root_dur, i.$key
  FROM _interval_intersect!((__child, __root), ($key)) AS i
  JOIN __child AS c ON c.id = i.id_0
  JOIN __root AS r ON r.id = i.id_1
);

-- The innermost span of each time of a root, the root itself where there is no
-- other: of merged roots and children, (root_id, id, ts, dur).  Where spans
-- begin together the shortest is the innermost.
CREATE PERFETTO MACRO _intervals_flatten(
  children_with_roots_table TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  WITH __row AS (
    SELECT root_id, root_ts, root_dur, id, parent_id, ts, dur
    FROM $children_with_roots_table
    WHERE root_dur > 0
  ), __child AS (SELECT * FROM __row WHERE id IS NOT NULL AND dur > 0),
  -- who comes at a time, by how far inside: a beginning goes before an end
  __event AS (
    SELECT DISTINCT root_id, root_ts + root_dur AS root_end, root_id AS id,
      root_ts AS ts, -1 AS inside FROM __row
    UNION ALL
    SELECT root_id, root_ts + root_dur, coalesce(parent_id, root_id),
      ts + dur, dur FROM __child
    UNION ALL
    SELECT root_id, root_ts + root_dur, id, ts, (1 << 62) - dur FROM __child
  ), __change AS (
    SELECT root_id, root_end, ts, id, max(inside) FROM __event
    GROUP BY root_id, ts
  ), __piece AS (
    SELECT root_id, id, ts, lead(ts, 1, root_end) OVER (
      PARTITION BY root_id ORDER BY ts) - ts AS dur
    FROM __change
  )
  SELECT root_id, id, ts, dur FROM __piece WHERE dur > 0
);
