-- Samples of histograms of Chromium, on lines of threads or of processes.

CREATE PERFETTO TABLE chrome_histograms(
  name STRING, value LONG, ts TIMESTAMP, thread_name STRING, utid LONG,
  tid LONG, process_name STRING, upid LONG, pid LONG
) AS
WITH _place AS (
  SELECT t.id AS track_id, t.utid, h.tid, h.name AS thread_name, h.upid
  FROM thread_track t
  JOIN thread h USING (utid)
  UNION ALL
  SELECT id, NULL, NULL, NULL, upid FROM process_track
)
SELECT extract_arg(s.arg_set_id, 'chrome_histogram_sample.name') AS name,
  extract_arg(s.arg_set_id, 'chrome_histogram_sample.sample') AS value, s.ts,
  l.thread_name, l.utid, l.tid, p.name AS process_name, p.upid, p.pid
FROM slice s
JOIN _place l USING (track_id)
JOIN process p ON p.upid = l.upid
WHERE s.name = 'HistogramSample' AND
  s.category = 'disabled-by-default-histogram_samples';
