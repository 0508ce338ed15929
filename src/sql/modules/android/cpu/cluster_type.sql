-- Which CPUs are small and which are large: the clusters of a device are
-- numbered from the smallest.

INCLUDE PERFETTO MODULE intervals.overlap;

CREATE PERFETTO TABLE android_cpu_cluster_mapping(
  ucpu LONG, cpu LONG, cluster_type STRING
) AS
WITH _clusters(n) AS (SELECT count(DISTINCT cluster_id) FROM cpu)
SELECT ucpu, cpu, CASE
  WHEN n NOT BETWEEN 2 AND 4 OR cluster_id NOT BETWEEN 0 AND n - 1 THEN NULL
  WHEN cluster_id = 0 THEN 'little'
  WHEN cluster_id = n - 1 THEN 'big'
  WHEN cluster_id > 0 THEN 'medium' END AS cluster_type
FROM cpu, _clusters;

-- How many CPUs of a kind were busy, where that changes.
CREATE PERFETTO FUNCTION _active_cpu_count_for_cluster_type(
  cluster_type STRING
)
RETURNS TABLE(ts TIMESTAMP, active_cpu_count LONG) AS
WITH _busy AS (
  SELECT s.ts, s.dur FROM sched s
  JOIN android_cpu_cluster_mapping USING (ucpu)
  JOIN thread USING (utid)
  WHERE cluster_type = $cluster_type AND NOT ifnull(is_idle, 0)
)
SELECT ts, value AS active_cpu_count
FROM intervals_overlap_count!(_busy, ts, dur)
ORDER BY ts;
