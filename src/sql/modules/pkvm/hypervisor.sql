-- When a CPU was in the hypervisor that protects virtual machines on Android,
-- and why.

CREATE PERFETTO VIEW pkvm_hypervisor_events(
  slice_id JOINID(slice.id), cpu JOINID(cpu.cpu), ts TIMESTAMP, dur DURATION,
  reason STRING
) AS
SELECT s.id AS slice_id, t.cpu, s.ts, s.dur,
  extract_arg(s.arg_set_id, 'hyp_enter_reason') AS reason
FROM cpu_track t
JOIN slice s ON s.track_id = t.id
WHERE s.category = 'pkvm_hyp';
