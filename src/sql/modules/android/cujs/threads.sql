-- Threads that work for what a person does with an application, with the track
-- that each has: those of the application and those of SurfaceFlinger.

INCLUDE PERFETTO MODULE android.cujs.base;
INCLUDE PERFETTO MODULE android.surfaceflinger;

CREATE PERFETTO VIEW _android_jank_cuj_threads AS
SELECT c.cuj_id, c.upid, t.utid, t.name, k.id AS track_id,
  iif(c.ui_thread IS NULL, t.is_main_thread, t.utid = c.ui_thread)
    AS is_ui_thread
FROM android_jank_cuj c
JOIN thread t USING (upid)
JOIN thread_track k USING (utid);

CREATE PERFETTO FUNCTION android_jank_cuj_app_thread(thread_name STRING)
RETURNS TABLE(
  cuj_id LONG, upid JOINID(process.id), utid LONG, name STRING, track_id LONG
) AS
SELECT cuj_id, upid, utid, name, track_id
FROM _android_jank_cuj_threads
WHERE name = $thread_name;

CREATE PERFETTO TABLE android_jank_cuj_render_thread(
  cuj_id LONG, upid JOINID(process.id), utid JOINID(thread.id), name STRING,
  track_id JOINID(track.id)
) AS
SELECT * FROM android_jank_cuj_app_thread('RenderThread');

-- The thread that a mark names, else the main thread.
CREATE PERFETTO TABLE _android_jank_cuj_main_thread AS
SELECT cuj_id, upid, utid, name, track_id
FROM _android_jank_cuj_threads
WHERE is_ui_thread;

CREATE PERFETTO TABLE _android_jank_cuj_gpu_completion_thread AS
SELECT * FROM android_jank_cuj_app_thread('GPU completion');

CREATE PERFETTO TABLE _android_jank_cuj_hwc_release_thread AS
SELECT * FROM android_jank_cuj_app_thread('HWC release');

CREATE PERFETTO TABLE _android_jank_cuj_sf_process AS
SELECT upid, name FROM _android_sf_process;

CREATE PERFETTO TABLE _android_jank_cuj_sf_gpu_completion_thread AS
SELECT * FROM _android_sf_thread('GPU completion');

CREATE PERFETTO TABLE _android_jank_cuj_sf_render_engine_thread AS
SELECT * FROM _android_sf_thread('RenderEngine');
