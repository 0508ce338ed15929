-- Slices together with what they belong to.

-- Slices of threads.
CREATE PERFETTO VIEW thread_slice(
  id ID(slice.id), ts TIMESTAMP, dur DURATION, category STRING, name STRING,
  track_id JOINID(track.id), track_name STRING, thread_name STRING,
  utid JOINID(thread.id), tid LONG, is_main_thread BOOL, process_name STRING,
  upid JOINID(process.id), pid LONG, depth LONG, parent_id JOINID(slice.id),
  arg_set_id ARGSETID, thread_ts TIMESTAMP, thread_dur LONG
) AS
SELECT slice.id, slice.ts, slice.dur, slice.category, slice.name,
  slice.track_id, thread_track.name AS track_name,
  thread.name AS thread_name, thread.utid, thread.tid, thread.is_main_thread,
  process.name AS process_name, process.upid, process.pid, slice.depth,
  slice.parent_id, slice.arg_set_id, slice.thread_ts, slice.thread_dur
FROM slice
JOIN thread_track ON thread_track.id = slice.track_id
JOIN thread USING (utid)
LEFT JOIN process USING (upid);

-- Slices of processes.
CREATE PERFETTO VIEW process_slice(
  id ID(slice.id), ts TIMESTAMP, dur DURATION, category STRING, name STRING,
  track_id JOINID(track.id), track_name STRING, process_name STRING,
  upid JOINID(process.id), pid LONG, depth LONG, parent_id JOINID(slice.id),
  arg_set_id ARGSETID, thread_ts TIMESTAMP, thread_dur LONG
) AS
SELECT slice.id, slice.ts, slice.dur, slice.category, slice.name,
  slice.track_id, process_track.name AS track_name,
  process.name AS process_name, process.upid, process.pid, slice.depth,
  slice.parent_id, slice.arg_set_id, slice.thread_ts, slice.thread_dur
FROM slice
JOIN process_track ON process_track.id = slice.track_id
JOIN process USING (upid);

-- Both; thread_name, utid and tid are null for those of processes.
CREATE PERFETTO VIEW thread_or_process_slice(
  id JOINID(slice.id), ts TIMESTAMP, dur DURATION, category STRING,
  name STRING, track_id JOINID(track.id), track_name STRING,
  thread_name STRING, utid JOINID(thread.id), tid LONG, process_name STRING,
  upid JOINID(process.id), pid LONG, depth LONG, parent_id JOINID(slice.id),
  arg_set_id ARGSETID
) AS
SELECT id, ts, dur, category, name, track_id, track_name, thread_name, utid,
  tid, process_name, upid, pid, depth, parent_id, arg_set_id
FROM thread_slice
UNION ALL
SELECT id, ts, dur, category, name, track_id, track_name,
  NULL AS thread_name, NULL AS utid, NULL AS tid, process_name, upid, pid,
  depth, parent_id, arg_set_id
FROM process_slice;
