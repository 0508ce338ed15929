-- What kept the kernel of Android awake: between two times, how long each lock
-- was held and how much of that the device was awake.

INCLUDE PERFETTO MODULE android.suspend;
INCLUDE PERFETTO MODULE counters.intervals;

CREATE PERFETTO TABLE _kernel_wakelock_track AS
SELECT id, name, extract_arg(dimension_arg_set_id, 'wakelock_type') AS type
FROM track
WHERE type = 'android_kernel_wakelock';

CREATE PERFETTO TABLE _kernel_wakelock_steps AS
SELECT i.ts, i.ts AS begin_ts, i.dur, i.track_id,
  i.next_value - i.value AS held_dur
FROM counter_leading_intervals!((
  SELECT c.id, c.ts, c.track_id, c.value
  FROM _kernel_wakelock_track t
  JOIN counter c ON c.track_id = t.id)) i;

CREATE VIRTUAL TABLE _kernel_wakelock_parts USING SPAN_JOIN(
  _kernel_wakelock_steps PARTITIONED track_id, android_suspend_state);

CREATE PERFETTO TABLE android_kernel_wakelocks(
  ts TIMESTAMP, dur DURATION, awake_dur DURATION, name STRING, type STRING,
  held_dur DURATION, held_ratio DOUBLE
) AS
WITH _whole AS (
  SELECT begin_ts, track_id, held_dur, sum(dur) AS dur,
    sum((power_state = 'awake') * dur) AS awake_dur
  FROM _kernel_wakelock_parts
  GROUP BY begin_ts, track_id
)
SELECT w.begin_ts AS ts, w.dur, w.awake_dur, t.name, t.type,
  CAST(w.held_dur AS INT) AS held_dur,
  max(min(w.held_dur / w.awake_dur, 1.0), 0.0) AS held_ratio
FROM _whole w
JOIN _kernel_wakelock_track t ON t.id = w.track_id;
