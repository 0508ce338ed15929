-- longest_waits: Where threads waited longest.
-- param min_dur DURATION 1ms: leave out waits that are shorter
-- param thread STRING *: threads, as a pattern of GLOB
-- column ts: when the wait begins
-- column dur: how long the thread did not run
-- column thread: name of the thread
-- column tid: what the system calls the thread
-- column process: its process
-- column state: what the kernel says: S, D, R ...; null for a slice
-- column blocked_function: function of the kernel that it waits in
-- column waker: thread that ended the wait
-- column slice_id: a slice that took this much longer than its CPU time
-- column slice: its name

WITH states AS (
  SELECT s.ts, s.dur, s.utid, s.state, s.blocked_function,
    (SELECT r.waker_utid FROM thread_state r
     WHERE r.utid = s.utid AND r.ts = s.ts + s.dur LIMIT 1) AS waker_utid
  FROM thread_state s
  WHERE s.state <> 'Running' AND s.dur >= $min_dur
), waits AS (
  SELECT ts, dur, utid, state, blocked_function, waker_utid,
    NULL AS slice_id, NULL AS slice
  FROM states
  UNION ALL
  SELECT ts, dur - thread_dur, utid, NULL, NULL, NULL, slice.id, slice.name
  FROM slice JOIN thread_track ON thread_track.id = track_id
  WHERE thread_dur IS NOT NULL AND dur - thread_dur >= $min_dur
    AND slice.parent_id IS NULL
)
SELECT w.ts, w.dur, thread.name AS thread, thread.tid,
  process.name AS process, state, blocked_function, waker.name AS waker,
  slice_id, slice
FROM waits w
JOIN thread USING (utid)
LEFT JOIN process USING (upid)
LEFT JOIN thread waker ON waker.utid = w.waker_utid
WHERE ifnull(thread.name, '') GLOB $thread
ORDER BY w.dur DESC, w.ts, w.utid;
