-- How long threads were running during their slices.

INCLUDE PERFETTO MODULE intervals.intersect;
INCLUDE PERFETTO MODULE linux.cpu.utilization.general;
INCLUDE PERFETTO MODULE slices.with_context;

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

CREATE PERFETTO VIEW _cpu_long_slices AS
SELECT * FROM thread_slice WHERE dur > 0 AND utid > 0;

-- Of slices (id, ts, dur, utid): the time in which each ran at a known
-- frequency, and its cycles.
CREATE PERFETTO MACRO _cpu_slice_cycles(slices _TableName)
RETURNS TableOrSubquery AS
(
  SELECT i.id_0 AS id, sum(i.dur) AS dur,
    CAST(sum(i.dur * f.freq / 1000) AS INT) AS millicycles,
    CAST(sum(i.dur * f.freq / 1000) / 1e9 AS INT) AS megacycles
  FROM _interval_intersect!(($slices, _cpu_freq_per_thread), (utid)) AS i
  JOIN _cpu_freq_per_thread f ON f.id = i.id_1
  WHERE f.freq IS NOT NULL
  GROUP BY i.id_0
);

CREATE PERFETTO TABLE _thread_slice_ran AS
SELECT * FROM _cpu_slice_cycles!(_cpu_long_slices) ORDER BY id;

CREATE PERFETTO INDEX _thread_slice_ran_id ON _thread_slice_ran(id);

-- Cycles of the CPUs in slices; null where the thread did not run, at a known
-- frequency, for all of the slice.  The + takes the type off the id: with one,
-- SQLite searches all rows rather than the index of a column without a type.
CREATE PERFETTO TABLE thread_slice_cpu_cycles(
  id JOINID(slice.id), name STRING, utid JOINID(thread.id),
  thread_name STRING, upid JOINID(process.id), process_name STRING,
  millicycles LONG, megacycles LONG
) AS
SELECT s.id, s.name, s.utid, s.thread_name, s.upid, s.process_name,
  r.millicycles, r.megacycles
FROM thread_slice s
LEFT JOIN _thread_slice_ran r ON r.id = +s.id AND r.dur = s.dur
ORDER BY s.id;
