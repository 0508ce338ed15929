-- Slices by their stack: the names and categories from the root to a slice.

INCLUDE PERFETTO MODULE slices.hierarchy;

CREATE PERFETTO VIEW slice_with_stack_id(
  id ID(slice.id), ts TIMESTAMP, dur DURATION, track_id JOINID(track.id),
  category STRING, name STRING, depth LONG, parent_id JOINID(slice.id),
  arg_set_id ARGSETID, thread_ts TIMESTAMP, thread_dur LONG,
  thread_instruction_count LONG, thread_instruction_delta LONG,
  stack_id LONG, parent_stack_id LONG
) AS
SELECT id, ts, dur, track_id, category, name, depth, parent_id, arg_set_id,
  thread_ts, thread_dur, thread_instruction_count, thread_instruction_delta,
  __ttv_stack_id(id) AS stack_id,
  __ttv_stack_id(parent_id) AS parent_stack_id
FROM slice;

-- The slices of a stack and all around them.
CREATE PERFETTO FUNCTION ancestor_slice_by_stack(stack_hash LONG)
RETURNS TABLE(
  id JOINID(slice.id), ts TIMESTAMP, dur DURATION, track_id JOINID(track.id),
  category STRING, name STRING, depth LONG, parent_id JOINID(slice.id),
  arg_set_id ARGSETID, thread_ts TIMESTAMP, thread_dur LONG
) AS
SELECT id, ts, dur, track_id, category, name, depth, parent_id, arg_set_id,
  thread_ts, thread_dur
FROM slice
WHERE id IN (
  WITH RECURSIVE _around(id) AS (
    SELECT id FROM slice WHERE __ttv_stack_id(id) = $stack_hash
    UNION
    SELECT s.parent_id FROM _around a JOIN slice s ON s.id = a.id
    WHERE s.parent_id IS NOT NULL
  )
  SELECT id FROM _around)
ORDER BY id;

-- The slices of a stack and all inside of them.
CREATE PERFETTO FUNCTION descendant_slice_by_stack(stack_hash LONG)
RETURNS TABLE(
  id JOINID(slice.id), ts TIMESTAMP, dur DURATION, track_id JOINID(track.id),
  category STRING, name STRING, depth LONG, parent_id JOINID(slice.id),
  arg_set_id ARGSETID, thread_ts TIMESTAMP, thread_dur LONG
) AS
SELECT id, ts, dur, track_id, category, name, depth, parent_id, arg_set_id,
  thread_ts, thread_dur
FROM slice
WHERE id IN (
  WITH RECURSIVE _inside(id) AS (
    SELECT id FROM slice WHERE __ttv_stack_id(id) = $stack_hash
    UNION
    SELECT s.id FROM _inside i JOIN slice s ON s.parent_id = i.id
  )
  SELECT id FROM _inside)
ORDER BY id;
