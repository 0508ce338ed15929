-- Slices that hold up the thread that draws: what is measured and laid out,
-- locks, calls of other processes, garbage, pictures that are decoded.

INCLUDE PERFETTO MODULE android.binder;
INCLUDE PERFETTO MODULE android.slices;
INCLUDE PERFETTO MODULE slices.with_context;

-- What they are called.  Handlers (rows with by_handler) count where the name
-- has nothing of the frame's own calls.
CREATE PERFETTO TABLE _blocking_call_patterns AS
WITH _row(pattern, by_handler) AS (VALUES
  ('measure', 0), ('layout', 0), ('configChanged', 0), ('animation', 0),
  ('input', 0), ('traversal', 0), ('postAndWait', 0), ('flush layers', 0),
  ('flush commands', 0), ('queueBuffer', 0), ('CreateGraphicsPipeline', 0),
  ('Contending for pthread mutex', 0), ('monitor contention with*', 0),
  ('Lock contention on*', 0), ('SuspendThreadByThreadId*', 0),
  ('GC: Wait For*', 0), ('*binder transaction*', 0),
  ('LoadApkAssetsFd*', 0), ('inflate*', 0), ('relayoutWindow*', 0),
  ('ImageDecoder#decode*', 0), ('Texture upload*', 0), ('DrawFrames*', 0),
  ('draw-VRI*', 0), ('drawLayer *', 0), ('Recomposer:*', 0),
  ('Compose:*', 0), ('ExpNotRow#*', 0),
  ('NotificationStackScrollLayout#onMeasure', 0),
  ('android.os.Handler: kotlinx.coroutines*', 0),
  ('*Handler: *$*', 1), ('*.*.*: *$*', 1), ('*.*$*: #*', 1))
SELECT * FROM _row ORDER BY by_handler, pattern;

CREATE PERFETTO FUNCTION _is_relevant_blocking_call(name STRING, depth LONG)
RETURNS BOOL AS
SELECT EXISTS (SELECT 1 FROM _blocking_call_patterns
  WHERE $name GLOB pattern AND (NOT by_handler OR
    NOT ($name GLOB '*Choreographer*' OR $name GLOB '*[Ii]nput*' OR
      $name GLOB 'android.os.Handler: #*')));

-- Each name once, however many slices have it.
CREATE PERFETTO TABLE _blocking_call_names AS
SELECT name, android_standardize_slice_name(name) AS shown
FROM (SELECT DISTINCT name FROM thread_slice WHERE name IS NOT NULL)
WHERE _is_relevant_blocking_call(name, 0)
ORDER BY name;

-- How long a frame that is drawn waited for a buffer.
CREATE PERFETTO TABLE _blocking_call_waits AS
SELECT utid, ts, dur FROM thread_slice
WHERE name = 'waitForBufferRelease'
ORDER BY utid, ts;

CREATE PERFETTO INDEX _blocking_call_waits_ts
ON _blocking_call_waits(utid, ts);

CREATE PERFETTO TABLE _blocking_call_waited AS
SELECT d.id, sum(w.dur) AS dur
FROM thread_slice d
JOIN _blocking_call_waits w ON w.utid = d.utid AND w.ts >= d.ts AND
  w.ts < d.ts + d.dur
WHERE d.name GLOB 'DrawFrames*'
GROUP BY d.id;

CREATE PERFETTO INDEX _blocking_call_waited_id ON _blocking_call_waited(id);

-- All of them.  That wait is no work of the frame.  Layers are counted once
-- more under one name, and calls of other processes by what they ask for.
CREATE PERFETTO TABLE _android_critical_blocking_calls AS
WITH _call AS (
  SELECT n.shown AS name, s.ts, iif(w.dur IS NULL OR s.dur = -1, s.dur,
      max(s.dur - w.dur, 0)) AS dur,
    s.id, s.process_name, s.utid, s.upid
  FROM _blocking_call_names n
  JOIN thread_slice s ON s.name = n.name
  LEFT JOIN _blocking_call_waited w ON w.id = s.id
  UNION ALL
  SELECT 'drawLayer', ts, dur, id, process_name, utid, upid
  FROM thread_slice
  WHERE name GLOB 'drawLayer *'
  UNION ALL
  SELECT aidl_name, client_ts, client_dur, binder_txn_id, client_process,
    client_utid, client_upid
  FROM android_binder_txns
  WHERE aidl_name IS NOT NULL AND is_sync
)
SELECT *, ts + dur AS ts_end FROM _call;

-- Whether it is the list of notifications that is measured.
CREATE PERFETTO FUNCTION _is_relevant_notifications_blocking_call(
  name STRING, dur LONG
)
RETURNS BOOL AS
SELECT $name = 'NotificationStackScrollLayout#onMeasure' AND $dur > 0;
