-- How dear Android held processes: the scores by which it ends them.

INCLUDE PERFETTO MODULE counters.intervals;
INCLUDE PERFETTO MODULE slices.with_context;

CREATE PERFETTO FUNCTION android_oom_adj_score_to_bucket_name(oom_score LONG)
RETURNS STRING AS
SELECT CASE
  WHEN $oom_score < 0 THEN 'system'
  WHEN $oom_score < 100 THEN 'foreground'
  WHEN $oom_score < 200 THEN 'bfgs'
  WHEN $oom_score = 200 THEN 'foreground_service'
  WHEN $oom_score < 250 THEN 'job'
  WHEN $oom_score < 900 THEN 'background'
  WHEN $oom_score >= 900 THEN 'cached' END;

-- The least score of each, and whether it is that one alone.
CREATE PERFETTO TABLE _oom_buckets AS
WITH _row(least, alone, name) AS (VALUES
  (-1000, 1, 'native'), (-900, 1, 'system'), (-800, 1, 'persistent_proc'),
  (-700, 1, 'persistent_service'), (-600, 1, 'logcat'),
  (0, 1, 'foreground_app'), (50, 1, 'perceptible_foreground_app'),
  (100, 0, 'visible_app'), (200, 0, 'perceptible_app'),
  (225, 0, 'perceptible_medium_app'), (250, 0, 'perceptible_low_app'),
  (300, 0, 'backup'), (400, 0, 'heavy_weight_app'), (500, 0, 'service'),
  (600, 0, 'home_app'), (700, 0, 'previous_app'), (800, 0, 'service_b'),
  (900, 0, 'cached_app'), (950, 0, 'cached_app_lmk_first'))
SELECT * FROM _row ORDER BY least;

CREATE PERFETTO FUNCTION android_oom_adj_score_to_detailed_bucket_name(
  value LONG, android_appid LONG
)
RETURNS STRING AS
SELECT coalesce((
  SELECT iif(alone AND least != $value, NULL, name) FROM _oom_buckets
  WHERE least <= $value ORDER BY least DESC LIMIT 1), CASE
  WHEN $android_appid IS NULL THEN 'unknown'
  WHEN $android_appid < 10000 THEN 'unknown_native'
  ELSE 'unknown_app' END);

-- Scores, each with the last time before at which the system weighed them.
CREATE PERFETTO TABLE _oom_adjuster_intervals AS
WITH _weighed AS (
  SELECT s.id, s.ts, s.dur, s.track_id, s.utid, s.thread_name,
    str_split(s.name, '_', 1) AS reason, up.name AS cause,
    lead(s.ts, 1, trace_end()) OVER (ORDER BY s.ts) AS next_ts
  FROM thread_slice s
  LEFT JOIN slice up ON up.id = s.parent_id AND up.dur != -1
  WHERE s.name GLOB 'updateOomAdj_*' AND s.process_name = 'system_server'
)
SELECT i.ts, i.dur, CAST(i.value AS INT) AS score, p.upid,
  p.name AS process_name, w.id AS oom_adj_id, w.ts AS oom_adj_ts,
  w.dur AS oom_adj_dur, w.track_id AS oom_adj_track_id,
  w.thread_name AS oom_adj_thread_name, w.utid AS oom_adj_utid,
  w.reason AS oom_adj_reason, w.cause AS oom_adj_trigger, p.android_appid
FROM counter_leading_intervals!((
  SELECT c.* FROM counter c
  JOIN counter_track t ON t.id = c.track_id
  WHERE t.name = 'oom_score_adj')) AS i
JOIN process_counter_track t ON t.id = i.track_id
JOIN process p ON p.upid = t.upid
LEFT JOIN _weighed w ON i.ts > w.ts AND i.ts <= w.next_ts;

CREATE PERFETTO VIEW android_oom_adj_intervals(
  ts TIMESTAMP, dur DURATION, score LONG, bucket STRING,
  upid JOINID(process.id), process_name STRING, oom_adj_id LONG,
  oom_adj_ts TIMESTAMP, oom_adj_dur DURATION,
  oom_adj_track_id JOINID(track.id), oom_adj_thread_name STRING,
  oom_adj_reason STRING, oom_adj_trigger STRING
) AS
SELECT ts, dur, score, android_oom_adj_score_to_bucket_name(score) AS bucket,
  upid, process_name, oom_adj_id, oom_adj_ts, oom_adj_dur, oom_adj_track_id,
  oom_adj_thread_name, oom_adj_reason, oom_adj_trigger
FROM _oom_adjuster_intervals;
