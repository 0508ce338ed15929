-- How long threads were running during their slices.

INCLUDE PERFETTO MODULE intervals.intersect;

CREATE PERFETTO TABLE thread_slice_cpu_time(
  id JOINID(slice.id), name STRING, utid JOINID(thread.id),
  thread_name STRING, upid JOINID(process.id), process_name STRING,
  cpu_time LONG
) AS
SELECT id_0 AS id, slice.name, thread.utid, thread.name AS thread_name,
  process.upid, process.name AS process_name, sum(ii.dur) AS cpu_time
FROM _interval_intersect!((
  (SELECT slice.id, ts, dur, utid FROM slice
   JOIN thread_track ON thread_track.id = track_id
   WHERE dur > 0 AND utid > 0),
  (SELECT id, ts, dur, utid FROM sched WHERE dur > 0 AND utid > 0)
), (utid)) ii
JOIN slice ON slice.id = id_0
JOIN thread ON thread.utid = ii.utid
LEFT JOIN process ON process.upid = thread.upid
GROUP BY id_0
ORDER BY id_0;

-- Cycles need the frequencies of the CPUs, which this view does not have yet.
CREATE PERFETTO VIEW thread_slice_cpu_cycles(
  id JOINID(slice.id), name STRING, utid JOINID(thread.id),
  thread_name STRING, upid JOINID(process.id), process_name STRING,
  millicycles LONG, megacycles LONG
) AS
SELECT id, name, utid, thread_name, upid, process_name, NULL AS millicycles,
  NULL AS megacycles
FROM thread_slice_cpu_time WHERE 0;
