-- In which states threads were during their slices.

INCLUDE PERFETTO MODULE intervals.intersect;
INCLUDE PERFETTO MODULE slices.with_context;

CREATE PERFETTO TABLE thread_slice_time_in_state(
  id JOINID(slice.id), name STRING, utid JOINID(thread.id),
  thread_name STRING, upid JOINID(process.id), process_name STRING,
  state STRING, io_wait BOOL, blocked_function STRING, dur DURATION
) AS
SELECT id_0 AS id, slice.name, thread.utid, thread.name AS thread_name,
  process.upid, process.name AS process_name, thread_state.state,
  thread_state.io_wait, thread_state.blocked_function, sum(ii.dur) AS dur
FROM _interval_intersect!((
  (SELECT slice.id, ts, dur, utid FROM slice
   JOIN thread_track ON thread_track.id = track_id
   WHERE dur > 0 AND utid > 0),
  (SELECT id, ts, dur, utid FROM thread_state WHERE dur > 0)
), (utid)) ii
JOIN slice ON slice.id = id_0
JOIN thread_state ON thread_state.id = id_1
JOIN thread ON thread.utid = ii.utid
LEFT JOIN process ON process.upid = thread.upid
GROUP BY id_0, thread_state.state, thread_state.io_wait,
  thread_state.blocked_function
ORDER BY id_0;
