-- Samples of all profilers, and their call stacks as one tree with counts.

INCLUDE PERFETTO MODULE linux.perf.samples;

CREATE PERFETTO TABLE cpu_profiling_samples(
  id LONG, ts TIMESTAMP, utid JOINID(thread.id), tid LONG, thread_name STRING,
  ucpu LONG, cpu LONG, callsite_id JOINID(stack_profile_callsite.id),
  source STRING
) AS
WITH _samples AS (
  SELECT id, ts, utid, NULL AS ucpu, NULL AS cpu, callsite_id,
    __ttv_sample_source(id) AS source
  FROM cpu_profile_stack_sample
  UNION ALL
  SELECT p.id, p.ts, p.utid, cpu.ucpu, p.cpu, p.callsite_id, 'linux.perf'
  FROM perf_sample p
  LEFT JOIN cpu ON cpu.cpu = p.cpu
  WHERE p.callsite_id IS NOT NULL
  UNION ALL
  SELECT p.id, p.ts, p.utid, p.cpu, p.cpu, p.callsite_id, u.source
  FROM stack_sample_packet p
  LEFT JOIN stack_sample_unit u
    ON u.session_id = p.session_id AND u.is_timebase
  WHERE p.callsite_id IS NOT NULL
    AND (u.unit IS NULL OR u.unit IN ('ns', 'cycles', 'instructions'))
)
SELECT row_number() OVER (ORDER BY s.ts, s.id) - 1 AS id, s.ts, s.utid, t.tid,
  t.name AS thread_name, s.ucpu, s.cpu, s.callsite_id, s.source
FROM _samples s
LEFT JOIN thread t ON t.utid = s.utid
ORDER BY s.ts, s.id;

CREATE PERFETTO TABLE cpu_profiling_summary_tree(
  id LONG, parent_id LONG, name STRING, mapping_name STRING,
  source_file STRING, line_number LONG, self_count LONG, cumulative_count LONG
) AS
SELECT * FROM _samples_tree!((SELECT callsite_id FROM cpu_profiling_samples))
ORDER BY id;
