-- cpu_by_thread: How much CPU time threads took, by process and thread.
-- column process: name of the process
-- column pid: what the system calls the process
-- column thread: name of the thread
-- column tid: what the system calls the thread
-- column cpu_ns: CPU time
-- column share: of the time of the trace, cpu_ns, in percent
-- column runs: how often it began to run; null where only slices say so
-- column source: sched, or slice: CPU time of the thread's outermost slices

WITH cpu_time AS (
  SELECT utid, sum(dur) AS cpu_ns, count(*) AS runs, 'sched' AS source
  FROM sched WHERE dur >= 0 AND utid <> 0 GROUP BY utid
  UNION ALL
  SELECT utid, sum(thread_dur), NULL, 'slice'
  FROM slice JOIN thread_track ON thread_track.id = track_id
  WHERE slice.parent_id IS NULL AND thread_dur IS NOT NULL
    AND utid NOT IN (SELECT utid FROM sched)
  GROUP BY utid
)
SELECT process.name AS process, process.pid, thread.name AS thread,
  thread.tid, cpu_ns,
  round(100.0 * cpu_ns / nullif(trace_dur(), 0), 3) AS share, runs, source
FROM cpu_time
JOIN thread USING (utid)
LEFT JOIN process USING (upid)
ORDER BY cpu_ns DESC, utid;
