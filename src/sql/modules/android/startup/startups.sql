-- Starts of apps of Android, as far as the versions of it tell them.

INCLUDE PERFETTO MODULE android.frames.timeline;
INCLUDE PERFETTO MODULE android.process_metadata;
INCLUDE PERFETTO MODULE android.startup.startup_events;
INCLUDE PERFETTO MODULE android.version;
INCLUDE PERFETTO MODULE slices.with_context;

-- Android 9 and before: each launch, and what is resumed outside of a launch,
-- which ends with the next frame.
CREATE PERFETTO TABLE _startups_of_9 AS
WITH _found AS (
  SELECT ts, ts_end, package_name AS package, NULL AS startup_type
  FROM _startup_events
  UNION ALL
  SELECT s.ts, f.ts + f.dur,
    coalesce(s.process_name, s.thread_name, 'unknown'), 'hot'
  FROM thread_slice s
  JOIN android_first_frame_after(s.ts) f
  WHERE s.name = 'activityResume' AND s.is_main_thread AND NOT EXISTS (
    SELECT 1 FROM _startup_events e WHERE s.ts BETWEEN e.ts AND e.ts_end)
)
SELECT row_number() OVER (ORDER BY ts) - 1 AS startup_id, *
FROM _found ORDER BY ts;

-- From Android 10: the time from one intent to the next is a start if one
-- launch is in it, and one that is told to have succeeded.
CREATE PERFETTO TABLE _startups_of_10 AS
WITH _intent AS (
  SELECT ts, lead(ts, 1, trace_end()) OVER (ORDER BY ts) AS next_ts
  FROM slice WHERE name = 'MetricsLogger:launchObserverNotifyIntentStarted'
), _launch AS (
  SELECT i.ts, i.next_ts, min(e.ts_end) AS ts_end,
    min(e.package_name) AS package
  FROM _intent i
  JOIN _startup_events e ON e.ts BETWEEN i.ts AND i.next_ts
  GROUP BY i.ts, i.next_ts
  HAVING count(*) = 1
)
SELECT row_number() OVER (ORDER BY ts) - 1 AS startup_id, ts, ts_end, package,
  NULL AS startup_type
FROM _launch l
WHERE ts_end BETWEEN ts AND next_ts AND EXISTS (
  SELECT 1 FROM slice s WHERE s.ts BETWEEN l.ts AND l.next_ts AND
    s.name = 'MetricsLogger:launchObserverNotifyActivityLaunchFinished')
ORDER BY ts;

-- From Android 13: a slice has the number of the start, and an instant for each
-- number says what was completed: "launchingActivity#7:completed-hot:a.b".
CREATE PERFETTO TABLE _startups_of_13 AS
WITH _told AS (
  SELECT ts, dur, substr(name, 19) AS said FROM slice
  WHERE name GLOB 'launchingActivity#*'
), _done AS (
  SELECT DISTINCT CAST(str_split(said, ':', 0) AS INT) AS startup_id,
    str_split(said, ':', 2) AS package, CASE str_split(said, ':', 1)
      WHEN 'completed-cold' THEN 'cold'
      WHEN 'completed-hot' THEN 'hot'
      WHEN 'completed-warm' THEN 'warm' END AS startup_type
  FROM _told
  WHERE dur = 0 AND said GLOB '*:completed*:*' AND
    said NOT GLOB '*:completed-same-process:*'
)
SELECT d.startup_id, t.ts, t.ts + t.dur AS ts_end, d.package, d.startup_type
FROM _told t
JOIN _done d ON d.startup_id = CAST(t.said AS INT)
WHERE t.dur > 0 AND instr(t.said, ':') = 0;

-- Which of them: by the version, or else by what is there.
CREATE PERFETTO TABLE _android_starts AS
WITH _is(version) AS (
  SELECT CASE
    WHEN _android_sdk_version() IS NOT NULL THEN _android_sdk_version()
    WHEN EXISTS (SELECT 1 FROM slice WHERE name GLOB 'launchingActivity#*:*')
      THEN 33
    WHEN EXISTS (SELECT 1 FROM slice WHERE name GLOB 'MetricsLogger:*') THEN 29
    ELSE 28 END
)
SELECT s.*, ts_end - ts AS dur FROM _startups_of_9 s, _is WHERE version < 29
UNION ALL
SELECT s.*, ts_end - ts FROM _startups_of_10 s, _is
WHERE version BETWEEN 29 AND 32
UNION ALL
SELECT s.*, ts_end - ts FROM _startups_of_13 s, _is WHERE version >= 33;

CREATE PERFETTO TABLE _android_start_steps AS
SELECT s.ts, s.name, thread_track.utid
FROM slice s
JOIN thread_track ON thread_track.id = s.track_id
WHERE s.name IN ('bindApplication', 'activityStart', 'activityResume');

CREATE PERFETTO INDEX _android_start_steps_utid
ON _android_start_steps(utid, ts);

-- Processes of the package whose main thread resumed an activity meanwhile.
CREATE PERFETTO TABLE android_startup_processes(
  startup_id JOINID(android_startups.startup_id), upid JOINID(process.id),
  pid LONG, startup_type STRING
) AS
WITH _candidate AS (
  SELECT s.*, p.upid, p.pid, t.utid
  FROM _android_starts s
  JOIN android_process_metadata p ON p.package_name = s.package OR
    NOT EXISTS (SELECT 1 FROM package_list) AND
    p.process_name GLOB s.package || '*'
  JOIN thread t ON t.upid = p.upid AND t.is_main_thread
)
SELECT c.startup_id, c.upid, c.pid, coalesce(c.startup_type, CASE
  WHEN sum(s.name = 'activityStart') = 0 THEN 'hot'
  WHEN sum(s.name = 'bindApplication') = 0 THEN 'warm'
  ELSE 'cold' END) AS startup_type
FROM _candidate c
JOIN _android_start_steps s ON s.utid = c.utid AND s.ts >= c.ts AND
  s.ts < c.ts_end
GROUP BY c.startup_id, c.upid, c.utid
HAVING sum(s.name = 'activityResume') > 0;

-- Without what an activity that only leads to another took: from the last of
-- several launches on.
CREATE PERFETTO FUNCTION _android_last_launch(
  ts TIMESTAMP, ts_end TIMESTAMP, package STRING
)
RETURNS LONG AS
SELECT e.dur FROM _startup_events e
WHERE e.package_name = $package AND e.ts < $ts_end AND e.ts > (
  SELECT min(ts) FROM _startup_events WHERE ts >= $ts AND ts < $ts_end)
ORDER BY e.ts DESC LIMIT 1;

CREATE PERFETTO VIEW android_startups(
  startup_id ID, ts TIMESTAMP, ts_end TIMESTAMP, dur DURATION,
  dur_without_trampoline DURATION, package STRING, startup_type STRING
) AS
SELECT s.startup_id, s.ts, s.ts_end, s.dur,
  coalesce(_android_last_launch(s.ts, s.ts_end, s.package), s.dur)
    AS dur_without_trampoline,
  s.package, coalesce(s.startup_type, max(p.startup_type)) AS startup_type
FROM _android_starts s
LEFT JOIN android_startup_processes p USING (startup_id)
GROUP BY s.startup_id;

CREATE PERFETTO VIEW android_startup_threads(
  startup_id JOINID(android_startups.startup_id), ts TIMESTAMP, dur DURATION,
  upid JOINID(process.id), pid LONG, utid JOINID(thread.id), tid LONG,
  thread_name STRING, is_main_thread BOOL
) AS
SELECT s.startup_id, s.ts, s.dur, p.upid, p.pid, t.utid, t.tid,
  t.name AS thread_name, t.is_main_thread
FROM android_startups s
JOIN android_startup_processes p USING (startup_id)
JOIN thread t ON t.upid = p.upid;

CREATE PERFETTO VIEW android_thread_slices_for_all_startups(
  startup_ts TIMESTAMP, startup_ts_end TIMESTAMP,
  startup_id JOINID(android_startups.startup_id), utid JOINID(thread.id),
  tid LONG, thread_name STRING, is_main_thread BOOL, arg_set_id ARGSETID,
  slice_id JOINID(slice.id), slice_name STRING, slice_ts TIMESTAMP,
  slice_dur DURATION
) AS
SELECT t.ts AS startup_ts, t.ts + t.dur AS startup_ts_end, t.startup_id,
  t.utid, t.tid, t.thread_name, t.is_main_thread, s.arg_set_id,
  s.id AS slice_id, s.name AS slice_name, s.ts AS slice_ts,
  s.dur AS slice_dur
FROM android_startup_threads t
JOIN thread_track k ON k.utid = t.utid
JOIN slice s ON s.track_id = k.id AND s.ts BETWEEN t.ts AND t.ts + t.dur;

CREATE PERFETTO FUNCTION android_slices_for_startup_and_slice_name(
  startup_id JOINID(android_startups.startup_id), slice_name STRING
)
RETURNS TABLE(
  slice_id JOINID(slice.id), slice_name STRING, slice_ts TIMESTAMP,
  slice_dur DURATION, thread_name STRING, tid LONG, arg_set_id ARGSETID
) AS
SELECT slice_id, slice_name, slice_ts, slice_dur, thread_name, tid, arg_set_id
FROM android_thread_slices_for_all_startups
WHERE startup_id = $startup_id AND slice_name GLOB $slice_name;

CREATE PERFETTO VIEW android_class_loading_for_startup(
  slice_id JOINID(slice.id), startup_id JOINID(android_startups.startup_id),
  slice_name STRING, slice_ts TIMESTAMP, slice_dur DURATION,
  thread_name STRING, tid LONG, arg_set_id ARGSETID
) AS
SELECT slice_id, startup_id, slice_name, slice_ts, slice_dur, thread_name,
  tid, arg_set_id
FROM android_thread_slices_for_all_startups
WHERE slice_name GLOB 'L*;';

CREATE PERFETTO FUNCTION android_binder_transaction_slices_for_startup(
  startup_id JOINID(android_startups.startup_id), threshold DOUBLE
)
RETURNS TABLE(
  id LONG, slice_dur DURATION, thread_name STRING, process STRING,
  arg_set_id ARGSETID, is_main_thread BOOL
) AS
SELECT s.slice_id AS id, s.slice_dur, s.thread_name, p.name AS process,
  s.arg_set_id, s.is_main_thread
FROM android_thread_slices_for_all_startups s
JOIN process p ON p.pid = extract_arg(s.arg_set_id, 'destination process')
WHERE s.startup_id = $startup_id AND s.slice_name = 'binder transaction' AND
  s.slice_dur > $threshold;

CREATE PERFETTO FUNCTION android_sum_dur_for_startup_and_slice(
  startup_id JOINID(android_startups.startup_id), slice_name STRING
)
RETURNS LONG AS
SELECT sum(slice_dur) FROM android_thread_slices_for_all_startups
WHERE startup_id = $startup_id AND slice_name GLOB $slice_name;

CREATE PERFETTO FUNCTION android_sum_dur_on_main_thread_for_startup_and_slice(
  startup_id JOINID(android_startups.startup_id), slice_name STRING
)
RETURNS LONG AS
SELECT sum(slice_dur) FROM android_thread_slices_for_all_startups
WHERE startup_id = $startup_id AND slice_name GLOB $slice_name AND
  is_main_thread;
