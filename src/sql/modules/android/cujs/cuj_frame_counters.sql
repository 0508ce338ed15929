-- What Android itself counts of the frames of what a person does with an
-- application: counters J<NAME>#WHAT that are written when it ends, and marks
-- of calls of the display's clock that came too late.

INCLUDE PERFETTO MODULE android.cujs.base;

CREATE PERFETTO VIEW _marker_missed_callback AS
SELECT t.name AS cuj_slice_name, s.ts, s.name AS marker_name
FROM slice s
JOIN track t ON t.id = s.track_id
WHERE s.name GLOB '*FT#Missed*';

CREATE PERFETTO TABLE _cuj_missed_callbacks AS
SELECT * FROM _marker_missed_callback ORDER BY ts;

CREATE PERFETTO INDEX _cuj_missed_callbacks_name
ON _cuj_missed_callbacks(cuj_slice_name, ts);

CREATE PERFETTO FUNCTION _android_cuj_missed_vsyncs_for_callback(
  cuj_slice_name STRING, ts_min TIMESTAMP, ts_max TIMESTAMP,
  callback_missed STRING
)
RETURNS LONG AS
SELECT count(*) FILTER (WHERE marker_name GLOB $callback_missed)
FROM _cuj_missed_callbacks
WHERE cuj_slice_name = $cuj_slice_name AND ts >= $ts_min AND
  ts <= ifnull($ts_max, ts);

-- NAME and WHAT of a counter's.
CREATE PERFETTO VIEW _android_jank_cuj_counter AS
WITH _track AS (
  SELECT t.upid, t.id AS track_id,
    str_split(str_split(t.name, '>#', 0), '<', 1) AS cuj_name,
    str_split(t.name, '#', 1) AS counter_name
  FROM process_counter_track t
  WHERE t.name GLOB 'J<*>#*' AND
    t.upid IN (SELECT upid FROM android_jank_cuj)
)
SELECT c.ts, t.upid, t.cuj_name, t.counter_name,
  CAST(c.value AS INT) AS value
FROM _track t
JOIN counter c USING (track_id);

CREATE PERFETTO TABLE _cuj_counter_values AS
SELECT * FROM _android_jank_cuj_counter ORDER BY ts;

CREATE PERFETTO INDEX _cuj_counter_values_name
ON _cuj_counter_values(cuj_name, counter_name, ts);

-- The first in a time.
CREATE PERFETTO FUNCTION _android_jank_cuj_counter_value(
  cuj_name STRING, counter_name STRING, ts_min TIMESTAMP, ts_max TIMESTAMP
)
RETURNS LONG AS
SELECT value
FROM _cuj_counter_values
WHERE cuj_name = $cuj_name AND counter_name = $counter_name AND
  ts >= $ts_min AND ts <= ifnull($ts_max, ts)
ORDER BY ts
LIMIT 1;

-- A counter of one of those below, by its word.
CREATE PERFETTO MACRO _cuj_counter(word Expr)
RETURNS Expr AS
_android_jank_cuj_counter_value(cuj_name, $word, ts_min, ts_max);

-- From the end, up to 4 ms before it in applications that are not the
-- system's, to the end of the next of its name.
CREATE PERFETTO TABLE _android_jank_cuj_counter_metrics AS
WITH _cuj AS (
  SELECT cuj_id, cuj_name, cuj_slice_name, upid, state,
    iif(process_name GLOB 'com.android.*' OR
      process_name = 'com.google.android.apps.nexuslauncher', ts_end,
      max(ts, ts_end - 4000000)) AS ts_min,
    lead(ts_end) OVER (PARTITION BY cuj_name ORDER BY ts_end) AS ts_max
  FROM android_jank_cuj
)
SELECT cuj_id, cuj_name, upid, state,
  _cuj_counter!('totalFrames') AS total_frames,
  _cuj_counter!('missedFrames') AS missed_frames,
  _cuj_counter!('missedAppFrames') AS missed_app_frames,
  _cuj_counter!('missedSfFrames') AS missed_sf_frames,
  _cuj_counter!('maxSuccessiveMissedFrames') AS missed_frames_max_successive,
  _cuj_counter!('totalAnimTime') AS anim_duration_ms,
  _cuj_counter!('weightedJank') / 1000.0 AS weighted_missed_frames,
  _cuj_counter!('weightedAppJank') / 1000.0 AS weighted_missed_app_frames,
  _cuj_counter!('weightedSfJank') / 1000.0 AS weighted_missed_sf_frames,
  _cuj_counter!('maxFrameTimeMillis') * 1000000 AS frame_dur_max,
  _android_cuj_missed_vsyncs_for_callback(cuj_slice_name, ts_min, ts_max,
    '*SF*') AS sf_callback_missed_frames,
  _android_cuj_missed_vsyncs_for_callback(cuj_slice_name, ts_min, ts_max,
    '*HWUI*') AS hwui_callback_missed_frames
FROM _cuj;
