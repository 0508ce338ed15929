-- critical_path: What led to a slice: back along flows and wakeups.
-- param slice LONG -1: number of the slice; -1 is the longest one of a thread
-- column step: 0 for the slice itself, then back in time
-- column why: what joins it with the step before
-- column ts: when it caused the step before
-- column gap: how much earlier that is
-- column id: number of the slice
-- column name: its name
-- column dur: how long it lasts
-- column thread: its thread
-- column tid: what the system calls the thread
-- column process: its process

WITH start AS (
  SELECT slice.id
  FROM slice JOIN thread_track ON thread_track.id = track_id
  WHERE $slice < 0 AND dur >= 0
  ORDER BY dur DESC, slice.id LIMIT 1
), steps AS (
  SELECT key AS step, json_extract(value, '$[0]') AS why,
    json_extract(value, '$[1]') AS id, json_extract(value, '$[2]') AS ts,
    json_extract(value, '$[3]') AS gap
  FROM json_each(__ttv_cause_path(
    CASE WHEN $slice < 0 THEN (SELECT id FROM start) ELSE $slice END))
)
SELECT step, why, steps.ts, gap, steps.id, slice.name, dur,
  thread.name AS thread, thread.tid, process.name AS process
FROM steps
LEFT JOIN slice ON slice.id = steps.id
LEFT JOIN thread_track ON thread_track.id = slice.track_id
LEFT JOIN thread USING (utid)
LEFT JOIN process USING (upid)
ORDER BY step;
