-- Cycles of slices: null where the thread did not run for all of the slice, or
-- the frequency of the CPU is not known for all of it.

INCLUDE PERFETTO MODULE intervals.intersect;
INCLUDE PERFETTO MODULE linux.cpu.utilization.general;
INCLUDE PERFETTO MODULE slices.with_context;

-- Of slices (id, ts, dur, utid): what is known of each.
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

CREATE PERFETTO VIEW _cpu_long_slices AS
SELECT * FROM thread_slice WHERE dur > 0 AND utid > 0;

CREATE PERFETTO TABLE cpu_cycles_per_thread_slice(
  id JOINID(slice.id), name STRING, utid JOINID(thread.id),
  thread_name STRING, upid JOINID(process.id), process_name STRING,
  millicycles LONG, megacycles LONG
) AS
SELECT s.id, s.name, s.utid, s.thread_name, s.upid, s.process_name,
  c.millicycles, c.megacycles
FROM thread_slice s
LEFT JOIN _cpu_slice_cycles!(_cpu_long_slices) c
  ON c.id = s.id AND c.dur = s.dur;

-- The same of the parts of slices within [ts, ts + dur).  As trace_processor
-- has it, only slices that are wholly within it have cycles.
CREATE PERFETTO FUNCTION cpu_cycles_per_thread_slice_in_interval(
  ts TIMESTAMP, dur DURATION
)
RETURNS TABLE(
  id JOINID(slice.id), name STRING, utid JOINID(thread.id),
  thread_name STRING, upid JOINID(process.id), process_name STRING,
  millicycles LONG, megacycles LONG
) AS
WITH _cut AS MATERIALIZED (
  SELECT i.id, i.ts, i.dur, s.name, s.utid, s.thread_name, s.upid,
    s.process_name
  FROM _interval_intersect_single!($ts, $dur, _cpu_long_slices) AS i
  JOIN thread_slice s USING (id)
)
SELECT s.id, s.name, s.utid, s.thread_name, s.upid, s.process_name,
  c.millicycles, c.megacycles
FROM _cut s
LEFT JOIN _cpu_slice_cycles!(_cut) c ON c.id = s.id AND c.dur = s.dur;
