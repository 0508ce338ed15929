-- Slices around and inside of a slice, and the slice itself.

CREATE PERFETTO FUNCTION _slice_ancestor_and_self(slice_id LONG)
RETURNS TABLE(
  id ID(slice.id), ts TIMESTAMP, dur DURATION, track_id JOINID(track.id),
  category STRING, name STRING, depth LONG, parent_id JOINID(slice.id),
  arg_set_id ARGSETID, thread_ts TIMESTAMP, thread_dur LONG
) AS
SELECT id, ts, dur, track_id, category, name, depth, parent_id, arg_set_id,
  thread_ts, thread_dur
FROM slice WHERE id = $slice_id
UNION ALL
SELECT id, ts, dur, track_id, category, name, depth, parent_id, arg_set_id,
  thread_ts, thread_dur
FROM ancestor_slice($slice_id);

CREATE PERFETTO FUNCTION _slice_descendant_and_self(slice_id LONG)
RETURNS TABLE(
  id ID(slice.id), ts TIMESTAMP, dur DURATION, track_id JOINID(track.id),
  category STRING, name STRING, depth LONG, parent_id JOINID(slice.id),
  arg_set_id ARGSETID, thread_ts TIMESTAMP, thread_dur LONG
) AS
SELECT id, ts, dur, track_id, category, name, depth, parent_id, arg_set_id,
  thread_ts, thread_dur
FROM slice WHERE id = $slice_id
UNION ALL
SELECT id, ts, dur, track_id, category, name, depth, parent_id, arg_set_id,
  thread_ts, thread_dur
FROM descendant_slice($slice_id);

-- Rows of a table of slices (id, parent_id, depth, a column) whose column is
-- not null, with the nearest of them around each as its parent and their
-- number around it as its depth.
CREATE PERFETTO MACRO _slice_remove_nulls_and_reparent(
  slice_table TableOrSubQuery, column_name ColumnName
)
RETURNS TableOrSubQuery AS
(
  WITH __kept AS (
    SELECT id, $column_name FROM $slice_table
    WHERE $column_name IS NOT NULL
  )
  SELECT k.id, (
      SELECT a.id FROM ancestor_slice(k.id) AS a JOIN __kept AS b ON b.id = a.id
      ORDER BY a.depth DESC LIMIT 1) AS parent_id, (
      SELECT count(*) FROM ancestor_slice(k.id) AS a
      JOIN __kept AS b ON b.id = a.id) AS depth,
    k.$column_name
  FROM __kept AS k
);
