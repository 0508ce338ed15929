-- What the threads of Chromium ran, by what asked for it.
--
-- The args of a slice are named by the format that it was recorded in: those of
-- JSON stand below "args", and a protobuf without a description of its fields
-- has their numbers.

-- Where a task was posted, as file:function.
CREATE PERFETTO FUNCTION _chrome_posted_from(arg_set_id ARGSETID)
RETURNS STRING AS
SELECT coalesce(EXTRACT_ARG($arg_set_id, 'task.posted_from.file_name'),
    EXTRACT_ARG($arg_set_id, 'args.src_file'),
    EXTRACT_ARG($arg_set_id, 'args.src')) || ':' ||
  coalesce(EXTRACT_ARG($arg_set_id, 'task.posted_from.function_name'),
    EXTRACT_ARG($arg_set_id, 'args.src_func'),
    EXTRACT_ARG($arg_set_id, 'args.func'));

-- Messages that were received, with the interface and the hash of the method.
CREATE PERFETTO TABLE _chrome_mojo_slices AS
SELECT id, CASE WHEN name GLOB '*reply*' THEN 'reply' ELSE 'message' END
    AS message_type,
  coalesce(EXTRACT_ARG(arg_set_id, 'chrome_mojo_event_info.mojo_interface_tag'),
    EXTRACT_ARG(arg_set_id, 'args.chrome_mojo_event_info.mojo_interface_tag'),
    EXTRACT_ARG(arg_set_id, 'chrome_mojo_event_info.3')) AS interface_name,
  coalesce(EXTRACT_ARG(arg_set_id, 'chrome_mojo_event_info.ipc_hash'),
    EXTRACT_ARG(arg_set_id, 'args.chrome_mojo_event_info.ipc_hash'),
    EXTRACT_ARG(arg_set_id, 'chrome_mojo_event_info.2')) AS ipc_hash
FROM slice
WHERE category GLOB '*toplevel*' AND name GLOB 'Receive *'
ORDER BY id;

CREATE PERFETTO INDEX _chrome_mojo_slices_id ON _chrome_mojo_slices(id);

CREATE PERFETTO TABLE chrome_scheduler_tasks(
  id JOINID(slice.id), type STRING, name STRING, ts TIMESTAMP, dur DURATION,
  utid JOINID(thread.id), thread_name STRING, upid JOINID(process.id),
  process_name STRING, track_id JOINID(track.id), category STRING, depth LONG,
  parent_id JOINID(slice.id), arg_set_id ARGSETID, thread_ts TIMESTAMP,
  thread_dur DURATION, posted_from STRING
) AS
SELECT id, 'chrome_scheduler_tasks' AS type,
  'RunTask(posted_from=' || coalesce(posted_from, '') || ')' AS name, ts, dur,
  utid, thread_name, upid, process_name, track_id, category, depth, parent_id,
  arg_set_id, thread_ts, thread_dur, posted_from
FROM (
  SELECT s.*, thread.utid, thread.name AS thread_name, process.upid,
    process.name AS process_name,
    _chrome_posted_from(s.arg_set_id) AS posted_from
  FROM slice s
  JOIN thread_track ON thread_track.id = s.track_id
  JOIN thread USING (utid)
  LEFT JOIN process USING (upid)
  WHERE s.name IN ('ThreadControllerImpl::RunTask', 'ThreadPool_RunTask') AND
    s.category GLOB '*toplevel*'
)
ORDER BY id;

-- The first thing inside a task that was posted to receive messages, unless a
-- message was sent before: that is a wait inside another task.
CREATE PERFETTO FUNCTION _chrome_mojo_of_task(id JOINID(slice.id))
RETURNS LONG AS
SELECT d.id
FROM descendant_slice($id) d
WHERE d.category GLOB '*toplevel*' AND
  d.name NOT IN ('SimpleWatcher::OnHandleReady', 'MessagePipe peer closed')
ORDER BY d.depth, d.ts
LIMIT 1;

CREATE PERFETTO TABLE _chrome_mojo_tasks AS
SELECT t.id, printf('%s %s (hash=%d)', m.interface_name, m.message_type,
  m.ipc_hash) AS name
FROM chrome_scheduler_tasks t
JOIN _chrome_mojo_slices m ON m.id = _chrome_mojo_of_task(t.id)
WHERE t.posted_from IN (
  'mojo/public/cpp/system/simple_watcher.cc:Notify',
  'mojo/public/cpp/system/simple_watcher.cc:ArmOrNotify',
  'mojo/public/cpp/bindings/lib/connector.cc:PostDispatchNextMessageFromPipe',
  'ipc/ipc_mojo_bootstrap.cc:Accept')
ORDER BY t.id;

CREATE PERFETTO INDEX _chrome_mojo_tasks_id ON _chrome_mojo_tasks(id);
CREATE PERFETTO INDEX _chrome_scheduler_tasks_id ON chrome_scheduler_tasks(id);

-- Slices of "toplevel", and those of "Java" outside of them, in none of their
-- like: on a thread one ends before the next begins.
CREATE PERFETTO TABLE chrome_tasks(
  id JOINID(slice.id), name STRING, task_type STRING, ts TIMESTAMP,
  dur DURATION, utid JOINID(thread.id), thread_name STRING,
  upid JOINID(process.id), process_name STRING, track_id JOINID(track.id),
  category STRING, depth LONG, parent_id JOINID(slice.id), arg_set_id ARGSETID,
  thread_ts TIMESTAMP, thread_dur DURATION, full_name STRING
) AS
WITH _tops AS (
  SELECT s.* FROM slice s
  WHERE s.category IN ('toplevel', 'toplevel,viz', 'toplevel,Java') AND
    NOT EXISTS (SELECT 1 FROM ancestor_slice(s.id) a
      WHERE a.category GLOB '*toplevel*')
  UNION ALL
  SELECT s.* FROM slice s
  WHERE s.category GLOB '*Java*' AND s.category NOT GLOB '*toplevel*' AND
    NOT EXISTS (SELECT 1 FROM ancestor_slice(s.id) a
      WHERE a.category GLOB '*toplevel*' OR a.category GLOB '*Java*')
)
SELECT s.id, coalesce(m.name, t.name, s.name) AS name,
  CASE WHEN m.id IS NOT NULL THEN 'mojo'
    WHEN t.id IS NOT NULL THEN 'scheduler'
    WHEN s.category GLOB '*toplevel*' THEN 'other'
    ELSE 'java' END AS task_type,
  s.ts, s.dur, thread.utid, thread.name AS thread_name, process.upid,
  process.name AS process_name, s.track_id, s.category, s.depth, s.parent_id,
  s.arg_set_id, s.thread_ts, s.thread_dur,
  coalesce(m.name, t.name, s.name) AS full_name
FROM _tops s
JOIN thread_track ON thread_track.id = s.track_id
JOIN thread USING (utid)
LEFT JOIN process USING (upid)
LEFT JOIN _chrome_mojo_tasks m ON m.id = s.id
LEFT JOIN chrome_scheduler_tasks t ON t.id = s.id
ORDER BY s.id;

-- Views of Android that were measured, laid out or drawn, without the part of
-- the name that says which; those that frameworks have around all others, and
-- parts of screenshots, say nothing.
CREATE PERFETTO TABLE _chrome_java_views AS
WITH _view AS (
  SELECT id, ts, dur, replace(replace(replace(replace(replace(name,
    '.draw', ''), '.onLayout', ''), '.onMeasure', ''), '.Layout', ''),
    '.Measure', '') AS name
  FROM slice
  WHERE category GLOB '*Java*' AND category NOT GLOB '*toplevel*' AND dur > 0
), _telling AS (
  SELECT * FROM _view WHERE name NOT IN (
    'AppCompatImageButton', 'ComponentHost',
    'CompositorView:finalizeLayers', 'CompositorViewHolder',
    'CompositorViewHolder:layout',
    'CompositorViewHolder:updateContentViewChildrenDimension',
    'ContentFrameLayout', 'CoordinatorLayout', 'CoordinatorLayoutForPointer',
    'FitWindowsFrameLayout', 'FitWindowsLinearLayout',
    'LayoutDriver:onUpdate', 'OptimizedFrameLayout',
    'ScrollingBottomViewResourceFrameLayout',
    'ViewResourceAdapter:captureWithHardwareDraw',
    'ViewResourceAdapter:captureWithSoftwareDraw',
    'ViewResourceAdapter:getBitmap', 'ViewResourceFrameLayout')
)
SELECT v.id, v.name, v.ts, v.dur,
  EXISTS (SELECT 1 FROM ancestor_slice(v.id)
    WHERE name = 'ViewResourceAdapter:captureWithSoftwareDraw')
    AS is_software_screenshot,
  EXISTS (SELECT 1 FROM ancestor_slice(v.id)
    WHERE name = 'ViewResourceAdapter:captureWithHardwareDraw')
    AS is_hardware_screenshot
FROM _telling AS v
WHERE NOT EXISTS (
  SELECT 1 FROM ancestor_slice(v.id) AS a JOIN _telling AS t ON t.id = a.id);

CREATE PERFETTO VIEW chrome_java_views(
  filtered_name STRING, is_software_screenshot BOOL,
  is_hardware_screenshot BOOL, slice_id LONG
) AS
SELECT name AS filtered_name, is_software_screenshot, is_hardware_screenshot,
  id AS slice_id
FROM _chrome_java_views;
