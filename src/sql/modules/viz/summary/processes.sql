-- The same of each process, with that of its threads.

INCLUDE PERFETTO MODULE viz.summary.slices;
INCLUDE PERFETTO MODULE viz.summary.threads;

CREATE PERFETTO TABLE _process_available_info_summary AS
WITH _threads AS (
  SELECT t.upid, max(x.max_running_dur) AS longest,
    sum(x.sum_running_dur) AS dur, sum(x.running_count) AS n,
    sum(x.slice_count) AS slices, sum(x.stack_sample_count) AS samples
  FROM _thread_available_info_summary x JOIN thread t USING (utid)
  WHERE t.upid IS NOT NULL
  GROUP BY t.upid
), _slices AS (
  SELECT k.upid, sum(x.cnt) AS n
  FROM _slice_track_summary x JOIN process_track k USING (id)
  GROUP BY k.upid
), _allocations AS (
  SELECT upid, count(*) AS n FROM heap_profile_allocation GROUP BY upid
), _objects AS (
  SELECT upid, count(*) AS n FROM heap_graph_object GROUP BY upid
)
SELECT p.upid, ifnull(t.longest, 0) AS max_running_dur,
  ifnull(t.dur, 0) AS sum_running_dur, ifnull(t.n, 0) AS running_count,
  ifnull(t.slices, 0) AS thread_slice_count,
  ifnull(t.samples, 0) AS stack_sample_count,
  ifnull(s.n, 0) AS process_slice_count, ifnull(a.n, 0) AS allocation_count,
  ifnull(o.n, 0) AS graph_object_count
FROM process p
LEFT JOIN _threads t ON t.upid = p.upid
LEFT JOIN _slices s ON s.upid = p.upid
LEFT JOIN _allocations a ON a.upid = p.upid
LEFT JOIN _objects o ON o.upid = p.upid
WHERE coalesce(t.upid, s.n, a.n, o.n) IS NOT NULL OR
  p.upid IN (SELECT upid FROM process_counter_track) OR
  p.upid IN (SELECT upid FROM process_state_track) OR
  p.upid IN (SELECT upid FROM profiler_smaps);
