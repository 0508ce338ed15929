-- When a scroll of Chromium stood still: from when a frame was due until it
-- was shown, and how much of each scroll that is.

INCLUDE PERFETTO MODULE chrome.chrome_scrolls;
INCLUDE PERFETTO MODULE chrome.event_latency;
INCLUDE PERFETTO MODULE chrome.scroll_jank.scroll_jank_v3;

CREATE PERFETTO TABLE chrome_janky_event_latencies_v3(
  id LONG, ts TIMESTAMP, dur DURATION, track_id LONG, name STRING,
  cause_of_jank STRING, sub_cause_of_jank STRING, delayed_frame_count LONG,
  frame_jank_ts TIMESTAMP, frame_jank_dur LONG
) AS
SELECT u.id, u.ts, u.dur, u.track_id, u.name, j.cause_of_jank,
  j.sub_cause_of_jank,
  CAST(j.delay_since_last_frame / j.vsync_interval - 1 AS INT)
    AS delayed_frame_count,
  CAST(u.ts + u.dur - (j.delay_since_last_frame - j.vsync_interval) * 1e6
    AS INT) AS frame_jank_ts,
  CAST((j.delay_since_last_frame - j.vsync_interval) * 1e6 AS INT)
    AS frame_jank_dur
FROM chrome_janky_frames j
JOIN chrome_gesture_scroll_updates u ON u.id = +j.event_latency_id;

CREATE PERFETTO VIEW chrome_janky_frame_presentation_intervals(
  id LONG, ts TIMESTAMP, dur DURATION, delayed_frame_count LONG,
  cause_of_jank STRING, sub_cause_of_jank STRING, event_latency_id LONG
) AS
SELECT row_number() OVER (ORDER BY frame_jank_ts) AS id,
  frame_jank_ts AS ts, frame_jank_dur AS dur, delayed_frame_count,
  cause_of_jank, sub_cause_of_jank, id AS event_latency_id
FROM chrome_janky_event_latencies_v3;

-- A frame that was shown in a scroll's time is of it.
CREATE PERFETTO TABLE chrome_scroll_stats(
  scroll_id LONG, frame_count LONG, missed_vsyncs LONG,
  presented_frame_count LONG, janky_frame_count LONG,
  janky_frame_percent DOUBLE
) AS
WITH _shown AS (
  SELECT s.id AS scroll_id, count(*) AS frames
  FROM chrome_scrolls s
  JOIN chrome_unique_frame_presentation_ts f
    ON f.presentation_timestamp BETWEEN s.ts AND s.ts + s.dur
  GROUP BY s.id
), _missed AS (
  SELECT scroll_id,
    CAST(sum(delay_since_last_frame / vsync_interval - 1) AS INT) AS vsyncs
  FROM chrome_janky_frames
  GROUP BY scroll_id
)
SELECT s.scroll_id, s.frames + ifnull(m.vsyncs, 0) AS frame_count,
  m.vsyncs AS missed_vsyncs, f.num_frames AS presented_frame_count,
  iif(f.scroll_id IS NULL, NULL, ifnull(f.num_janky_frames, 0))
    AS janky_frame_count,
  iif(f.scroll_id IS NULL, NULL,
    round(ifnull(f.scroll_jank_percentage, 0), 2)) AS janky_frame_percent
FROM _shown s
LEFT JOIN _missed m ON m.scroll_id = s.scroll_id
LEFT JOIN chrome_frames_per_scroll f ON f.scroll_id = s.scroll_id;

-- Those that touch, or have 1 ns between them, are one.
CREATE PERFETTO TABLE chrome_scroll_jank_intervals_v3(
  id LONG, ts TIMESTAMP, dur DURATION
) AS
WITH _late AS (
  SELECT frame_jank_ts AS ts, frame_jank_ts + frame_jank_dur AS ts_end
  FROM chrome_janky_event_latencies_v3
), _first AS (
  SELECT ts, ts_end, ifnull(max(ts_end) OVER (ORDER BY ts
    ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) < ts - 1, 1) AS is_first
  FROM _late
), _group AS (
  SELECT ts, ts_end, sum(is_first) OVER (ORDER BY ts) AS id FROM _first
)
SELECT id, min(ts) AS ts, max(ts_end) - min(ts) AS dur
FROM _group
GROUP BY id;
