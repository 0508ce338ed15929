-- Samples of all profilers, and their call stacks as one tree with counts.

INCLUDE PERFETTO MODULE linux.perf.samples;
INCLUDE PERFETTO MODULE graphs.hierarchy;
INCLUDE PERFETTO MODULE graphs.scan;
INCLUDE PERFETTO MODULE graphs.search;

CREATE PERFETTO TABLE cpu_profiling_samples(
  id LONG, ts TIMESTAMP, utid JOINID(thread.id), tid LONG, thread_name STRING,
  ucpu LONG, cpu LONG, callsite_id JOINID(stack_profile_callsite.id),
  source STRING
) AS
SELECT row_number() OVER (ORDER BY s.ts, s.id) - 1 AS id, s.ts, s.utid, t.tid,
  t.name AS thread_name, coalesce(cpu.ucpu, s.cpu) AS ucpu, s.cpu,
  s.callsite_id, s.source
FROM __ttv_stack_sample s
LEFT JOIN thread t ON t.utid = s.utid
LEFT JOIN cpu ON cpu.cpu = s.cpu AND cpu.machine_id = s.machine_id
LEFT JOIN stack_sample_session u ON u.id = s.session_id
WHERE s.callsite_id IS NOT NULL AND (u.timebase_unit IS NULL
  OR u.timebase_unit IN ('ns', 'cycles', 'instructions'))
ORDER BY s.ts, s.id;

CREATE PERFETTO TABLE cpu_profiling_summary_tree(
  id LONG, parent_id LONG, name STRING, mapping_name STRING,
  source_file STRING, line_number LONG, self_count LONG, cumulative_count LONG
) AS
SELECT * FROM _samples_tree!((SELECT callsite_id FROM cpu_profiling_samples))
ORDER BY id;
