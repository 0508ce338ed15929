-- time_by_name: How much time slices took, by name and thread.
-- param min_dur DURATION 0: leave out slices that are shorter
-- column name: name of the slices
-- column thread: thread that they are on; null for other tracks
-- column tid: what the system calls the thread
-- column process: its process
-- column count: number of slices
-- column total_ns: sum of their lengths; slices in one another count twice
-- column self_ns: the same without the slices right inside of each
-- column mean_ns: mean length
-- column max_ns: longest length
-- column share: of the time of the trace, total_ns, in percent

INCLUDE PERFETTO MODULE slices.self_dur;

SELECT s.name, thread.name AS thread, thread.tid,
  process.name AS process,
  count(*) AS count, sum(s.dur) AS total_ns, sum(self.self_dur) AS self_ns,
  sum(s.dur) / count(*) AS mean_ns, max(s.dur) AS max_ns,
  round(100.0 * sum(s.dur) / nullif(trace_dur(), 0), 3) AS share
FROM slice s
JOIN slice_self_dur self ON self.id = s.id
LEFT JOIN thread_track ON thread_track.id = s.track_id
LEFT JOIN process_track ON process_track.id = s.track_id
LEFT JOIN thread USING (utid)
LEFT JOIN process ON process.upid = ifnull(thread.upid, process_track.upid)
WHERE s.dur > 0 AND s.dur >= $min_dur
GROUP BY s.name, thread.utid, process.upid
ORDER BY total_ns DESC, s.name, thread.utid, process.upid;
