-- What perf counted when it took samples.

CREATE PERFETTO TABLE _linux_perf_sample_counter AS
SELECT counter_set_id AS sample_id, counter_id
FROM __intrinsic_profiler_counter_set;

CREATE PERFETTO INDEX _linux_perf_sample_counter_sample
ON _linux_perf_sample_counter(sample_id);

-- Samples of perf with what was counted at that time, a row a counter.
CREATE PERFETTO VIEW linux_perf_sample_with_counters(
  -- The sample.
  sample_id JOINID(perf_sample.id),
  -- When it was taken.
  ts TIMESTAMP,
  -- The thread.
  utid JOINID(thread.id),
  -- CPU that the thread ran on.
  cpu LONG,
  -- user, kernel, hypervisor ...
  cpu_mode STRING,
  -- The innermost callsite.
  callsite_id JOINID(stack_profile_callsite.id),
  -- Why the stack is not whole.
  unwind_error STRING,
  -- What took the sample.
  perf_session_id JOINID(perf_session.id),
  -- The value.
  counter_id JOINID(counter.id),
  -- The counter.
  track_id JOINID(track.id),
  -- What was counted.
  counter_value DOUBLE
) AS
SELECT s.id AS sample_id, s.ts, s.utid, s.cpu, s.cpu_mode, s.callsite_id,
  s.unwind_error, s.perf_session_id, c.id AS counter_id, c.track_id,
  c.value AS counter_value
FROM perf_sample s
JOIN _linux_perf_sample_counter p ON p.sample_id = s.id
JOIN counter c ON c.id = p.counter_id;

-- What a counter had at a sample, by its name; null: it has no such counter.
CREATE PERFETTO FUNCTION linux_perf_counter_for_sample(
  -- The sample.
  sample_id JOINID(perf_sample.id),
  -- cpu-clock, instructions ...
  counter_name STRING
)
-- What was counted.
RETURNS DOUBLE AS
SELECT c.counter_value
FROM linux_perf_sample_with_counters c
JOIN perf_counter_track t ON t.id = c.track_id
WHERE c.sample_id = $sample_id AND t.name = $counter_name
LIMIT 1;
