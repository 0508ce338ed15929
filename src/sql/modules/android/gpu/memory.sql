-- Memory of a GPU that processes have.

INCLUDE PERFETTO MODULE linux.memory.general;

CREATE PERFETTO TABLE android_gpu_memory_per_process(
  ts TIMESTAMP, dur DURATION, upid JOINID(process.id), gpu_memory LONG
) AS
SELECT c.ts, c.dur, c.upid, CAST(c.value AS INT) AS gpu_memory
FROM _all_counters_per_process c
WHERE c.name = 'GPU Memory';
