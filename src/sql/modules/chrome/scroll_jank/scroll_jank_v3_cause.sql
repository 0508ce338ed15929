-- Which step of an event of input made it late: the one that took most longer
-- than in the event before it.

-- What is right below a slice.
CREATE PERFETTO FUNCTION _direct_children_slice(parent_id LONG)
RETURNS TABLE(
  id LONG, ts TIMESTAMP, dur DURATION, category LONG, name STRING,
  track_id LONG, depth LONG, parent_id LONG, arg_set_id LONG,
  thread_ts TIMESTAMP, thread_dur LONG
) AS
SELECT id, ts, dur, category, name, track_id, depth, parent_id, arg_set_id,
  thread_ts, thread_dur
FROM slice
WHERE parent_id = $parent_id;

-- A step that the one before has not counts whole; of two that are equal, the
-- first.
CREATE PERFETTO FUNCTION chrome_get_v3_jank_cause_id(
  janky_slice_id LONG, prev_slice_id LONG
)
RETURNS LONG AS
SELECT late.id
FROM _direct_children_slice($janky_slice_id) late
LEFT JOIN _direct_children_slice($prev_slice_id) before
  ON before.name = late.name
ORDER BY late.dur - ifnull(before.dur, 0) DESC, late.id
LIMIT 1;
