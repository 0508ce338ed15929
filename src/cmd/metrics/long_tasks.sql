-- long_tasks: Outermost slices that keep a thread busy for long.
-- param min_dur DURATION 50ms: shortest length that is long
-- param thread STRING *: threads, as a pattern of GLOB
-- column id: number of the slice
-- column ts: when it begins
-- column dur: how long it lasts
-- column name: its name
-- column thread: its thread
-- column tid: what the system calls the thread
-- column process: its process
-- column blocking_ns: how much of dur is beyond min_dur
-- column longest_child: name of the longest slice right inside of it
-- column child_ns: how long that lasts

SELECT s.id, s.ts, s.dur, s.name, thread.name AS thread, thread.tid,
  process.name AS process, s.dur - $min_dur AS blocking_ns,
  (SELECT c.name FROM slice c WHERE c.parent_id = s.id
   ORDER BY c.dur DESC, c.id LIMIT 1) AS longest_child,
  (SELECT max(c.dur) FROM slice c WHERE c.parent_id = s.id) AS child_ns
FROM slice s
JOIN thread_track ON thread_track.id = s.track_id
JOIN thread USING (utid)
LEFT JOIN process USING (upid)
WHERE s.dur >= $min_dur AND s.parent_id IS NULL
  AND ifnull(thread.name, '') GLOB $thread
ORDER BY s.dur DESC, s.id;
