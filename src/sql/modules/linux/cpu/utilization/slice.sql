-- Cycles of slices: null where the thread did not run for all of the slice, or
-- the frequency of the CPU is not known for all of it.

INCLUDE PERFETTO MODULE intervals.intersect;
INCLUDE PERFETTO MODULE slices.cpu_time;
INCLUDE PERFETTO MODULE slices.with_context;

CREATE PERFETTO TABLE cpu_cycles_per_thread_slice(
  id JOINID(slice.id), name STRING, utid JOINID(thread.id),
  thread_name STRING, upid JOINID(process.id), process_name STRING,
  millicycles LONG, megacycles LONG
) AS
SELECT * FROM thread_slice_cpu_cycles;

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
