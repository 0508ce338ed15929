-- thread_gaps: Times in which a thread has no slice, between its slices.
-- param thread STRING *: threads, as a pattern of GLOB
-- param min_dur DURATION 1ms: leave out gaps that are shorter
-- column thread: name of the thread
-- column tid: what the system calls it
-- column ts: when the gap begins
-- column dur: how long it lasts
-- column before: name of the slice that ends at ts
-- column after_id: number of the slice that ends the gap
-- column after: its name

WITH roots AS (
  SELECT slice.id, ts, dur, slice.name, utid,
    CASE WHEN dur < 0 THEN trace_end() ELSE ts + dur END AS ends
  FROM slice JOIN thread_track ON thread_track.id = track_id
  WHERE slice.parent_id IS NULL
), reached AS (
  SELECT id, ts, name, utid,
    max(ends) OVER before_it AS from_ts,
    row_number() OVER (PARTITION BY utid ORDER BY ts, id) AS n
  FROM roots
  WINDOW before_it AS (PARTITION BY utid ORDER BY ts, id
    ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
)
SELECT thread.name AS thread, thread.tid, from_ts AS ts, g.ts - from_ts AS dur,
  (SELECT r.name FROM roots r WHERE r.utid = g.utid AND r.ends = from_ts
   ORDER BY r.ts LIMIT 1) AS before,
  g.id AS after_id, g.name AS after
FROM reached g
JOIN thread USING (utid)
WHERE from_ts < g.ts AND g.ts - from_ts >= $min_dur
  AND ifnull(thread.name, '') GLOB $thread
ORDER BY dur DESC, from_ts, g.id;
