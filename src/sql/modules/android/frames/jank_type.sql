-- Who made a frame late, by the words of its jank type: several may stand in
-- one, with commas.

CREATE PERFETTO TABLE _jank_type_patterns AS
WITH _row(pattern, side) AS (VALUES
  ('*SurfaceFlinger CPU Deadline Missed*', 'sf'),
  ('*SurfaceFlinger GPU Deadline Missed*', 'sf'),
  ('*SurfaceFlinger Scheduling*', 'sf'), ('*Prediction Error*', 'sf'),
  ('*Display HAL*', 'sf'), ('*App Deadline Missed*', 'app'),
  ('*App Resynced Jitter*', 'app'), ('*Dropped Frame*', 'dropped'))
SELECT * FROM _row;

-- Whether it has words of a side, of any for '*'.
CREATE PERFETTO FUNCTION _is_jank_type(jank_type STRING, side STRING)
RETURNS BOOL AS
SELECT max($jank_type GLOB pattern) FROM _jank_type_patterns
WHERE side GLOB $side;

CREATE PERFETTO FUNCTION android_is_sf_jank_type(jank_type STRING)
RETURNS BOOL AS SELECT _is_jank_type($jank_type, 'sf');

CREATE PERFETTO FUNCTION android_is_app_jank_type(jank_type STRING)
RETURNS BOOL AS SELECT _is_jank_type($jank_type, 'app');

CREATE PERFETTO FUNCTION android_is_missed_frame_type(jank_type STRING)
RETURNS BOOL AS SELECT _is_jank_type($jank_type, '*');
