-- What there is of each thread, in numbers; threads of which there is nothing
-- have no row.

INCLUDE PERFETTO MODULE viz.summary.slices;

CREATE PERFETTO TABLE _thread_available_info_summary AS
WITH _ran AS (
  SELECT s.utid, max(s.dur) AS longest, sum(s.dur) AS dur, count(*) AS n
  FROM sched s JOIN thread t USING (utid)
  WHERE s.dur != -1 AND NOT ifnull(t.is_idle, 0)
  GROUP BY s.utid
), _slices AS (
  SELECT k.utid, sum(x.cnt) AS n
  FROM _slice_track_summary x JOIN thread_track k USING (id)
  GROUP BY k.utid
), _samples AS (
  SELECT c.utid, count(*) AS n
  FROM stack_sample s
  JOIN stack_sample_task_context c ON c.id = s.task_context_id
  WHERE c.utid IS NOT NULL
  GROUP BY c.utid
)
SELECT t.utid, ifnull(r.longest, 0) AS max_running_dur,
  ifnull(r.dur, 0) AS sum_running_dur, ifnull(r.n, 0) AS running_count,
  ifnull(s.n, 0) AS slice_count, ifnull(p.n, 0) AS stack_sample_count
FROM thread t
LEFT JOIN _ran r ON r.utid = t.utid
LEFT JOIN _slices s ON s.utid = t.utid
LEFT JOIN _samples p ON p.utid = t.utid
WHERE coalesce(r.n, s.n, p.n) IS NOT NULL OR
  t.utid IN (SELECT utid FROM thread_counter_track);
