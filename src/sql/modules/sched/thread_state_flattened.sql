-- What state a thread was in within a slice, by the innermost slice in it.

INCLUDE PERFETTO MODULE slices.flat_slices;

CREATE VIRTUAL TABLE _flattened_states USING span_join(
  _slice_flattened PARTITIONED utid, thread_state PARTITIONED utid);

-- Of a slice, or with null the first of the thread.
CREATE PERFETTO FUNCTION _get_flattened_thread_state(
  slice_id JOINID(slice.id), utid JOINID(thread.id)
)
RETURNS TABLE(
  ts TIMESTAMP, dur DURATION, utid JOINID(thread.id), depth LONG, name STRING,
  slice_id JOINID(slice.id), track_id JOINID(track.id), cpu LONG,
  state STRING, io_wait LONG, blocked_function STRING,
  waker_utid JOINID(thread.id), irq_context LONG
) AS
WITH _of AS MATERIALIZED (
  SELECT s.ts, s.ts + s.dur AS ts_end, s.track_id
  FROM slice s
  JOIN thread_track k ON k.id = s.track_id
  WHERE ($slice_id IS NULL OR s.id = $slice_id) AND
    ($utid IS NULL OR k.utid = $utid)
  LIMIT 1
)
SELECT f.ts, f.dur, f.utid, f.depth, f.name, f.slice_id, f.track_id, f.cpu,
  f.state, f.io_wait, f.blocked_function, f.waker_utid, f.irq_context
FROM _of
JOIN _flattened_states f ON f.track_id = _of.track_id AND
  f.ts >= _of.ts AND f.ts < _of.ts_end;

CREATE PERFETTO FUNCTION _get_flattened_thread_state_aggregated(
  slice_id JOINID(slice.id), utid JOINID(thread.id)
)
RETURNS TABLE(
  slice_id JOINID(slice.id), slice_name STRING,
  uninterruptible_sleep_nonio LONG, uninterruptible_sleep_io LONG,
  runnable LONG, sleeping LONG, stopped LONG, traced LONG, exit_dead LONG,
  exit_zombie LONG, task_dead LONG, wake_kill LONG, waking LONG, parked LONG,
  no_load LONG, runnable_preempted LONG, running LONG, idle LONG,
  dur DURATION, depth LONG
) AS
SELECT slice_id, name AS slice_name,
  sum(dur) FILTER (WHERE state = 'D' AND io_wait = 0)
    AS uninterruptible_sleep_nonio,
  sum(dur) FILTER (WHERE state = 'D' AND io_wait = 1)
    AS uninterruptible_sleep_io,
  sum(dur) FILTER (WHERE state = 'R') AS runnable,
  sum(dur) FILTER (WHERE state = 'S') AS sleeping,
  sum(dur) FILTER (WHERE state = 'T') AS stopped,
  sum(dur) FILTER (WHERE state = 't') AS traced,
  sum(dur) FILTER (WHERE state = 'X') AS exit_dead,
  sum(dur) FILTER (WHERE state = 'Z') AS exit_zombie,
  sum(dur) FILTER (WHERE state = 'x') AS task_dead,
  sum(dur) FILTER (WHERE state = 'K') AS wake_kill,
  sum(dur) FILTER (WHERE state = 'W') AS waking,
  sum(dur) FILTER (WHERE state = 'P') AS parked,
  sum(dur) FILTER (WHERE state = 'N') AS no_load,
  sum(dur) FILTER (WHERE state = 'R+') AS runnable_preempted,
  sum(dur) FILTER (WHERE state = 'Running') AS running,
  sum(dur) FILTER (WHERE state = 'I') AS idle,
  sum(dur) AS dur, depth
FROM _get_flattened_thread_state($slice_id, $utid)
GROUP BY slice_id;
