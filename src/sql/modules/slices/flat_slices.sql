-- Slices of threads cut into pieces: at each time the innermost one.  Slices of
-- no length and unfinished ones have no flat.

INCLUDE PERFETTO MODULE intervals.intersect;
INCLUDE PERFETTO MODULE intervals.overlap;
INCLUDE PERFETTO MODULE slices.with_context;

CREATE PERFETTO TABLE _slice_flattened AS
SELECT flat.slice_id, flat.ts, flat.dur, slice.depth, slice.name,
  __ttv_root_id(slice.id) AS root_id, slice.track_id, thread.utid, thread.tid,
  thread.name AS thread_name, process.upid, process.pid,
  process.name AS process_name
FROM __ttv_slice_flat flat
JOIN slice ON slice.id = flat.slice_id
JOIN thread_track ON thread_track.id = slice.track_id
JOIN thread USING (utid)
LEFT JOIN process USING (upid);
