-- Slices of threads while frames of what a person does with an application
-- were made; those that began before count, as they may have held them up.

INCLUDE PERFETTO MODULE android.cujs.boundaries;
INCLUDE PERFETTO MODULE android.cujs.threads;

-- Slices that touch a time of a table of boundaries, by its threads.  Names of
-- the process and the thread are added by _named_cuj_slices.
CREATE PERFETTO MACRO _slices_in_boundary(boundary TableOrSubquery)
RETURNS TableOrSubquery AS (
  SELECT b.cuj_id, t.upid, t.utid, s.*, s.ts + s.dur AS ts_end
  FROM $boundary b
  JOIN thread t USING (utid)
  JOIN thread_track k USING (utid)
  JOIN slice s ON s.track_id = k.id
  WHERE s.dur > 0 AND s.ts + s.dur >= b.ts AND s.ts <= b.ts_end
);

-- The columns that the slices of SurfaceFlinger have.
CREATE PERFETTO MACRO _short_cuj_slices(slices TableOrSubquery)
RETURNS TableOrSubquery AS (
  SELECT cuj_id, upid, utid, id, ts, dur, track_id, name, depth, parent_id,
    arg_set_id, thread_ts, thread_dur, slice_id, ts_end
  FROM $slices
);

CREATE PERFETTO MACRO _named_cuj_slices(slices TableOrSubquery)
RETURNS TableOrSubquery AS (
  SELECT s.cuj_id, s.upid, p.name AS process_name, s.utid,
    t.name AS thread_name, s.id, s.ts, s.dur, s.track_id, s.name, s.depth,
    s.parent_id, s.arg_set_id, s.thread_ts, s.thread_dur, s.slice_id,
    s.ts_end
  FROM $slices s
  JOIN process p ON p.upid = s.upid
  JOIN thread t ON t.utid = s.utid
);

-- On all threads of the application.
CREATE PERFETTO TABLE _android_jank_cuj_slice AS
SELECT * FROM _named_cuj_slices!(_slices_in_boundary!(
  (SELECT b.cuj_id, t.utid, b.ts, b.ts_end
    FROM _android_jank_cuj_boundary b JOIN thread t USING (upid))));

CREATE PERFETTO TABLE _android_jank_cuj_main_thread_slice AS
SELECT * FROM _slices_in_boundary!(_android_jank_cuj_main_thread_cuj_boundary);

CREATE PERFETTO TABLE _android_jank_cuj_render_thread_slice AS
SELECT * FROM
  _slices_in_boundary!(_android_jank_cuj_render_thread_cuj_boundary);

-- On all threads of SurfaceFlinger.
CREATE PERFETTO TABLE _android_jank_cuj_sf_slice AS
SELECT * FROM _named_cuj_slices!(_slices_in_boundary!(
  (SELECT b.cuj_id, t.utid, b.ts, b.ts_end
    FROM _android_jank_cuj_sf_boundary b
    JOIN _android_jank_cuj_sf_process p
    JOIN thread t ON t.upid = p.upid)));

CREATE PERFETTO TABLE _android_jank_cuj_sf_main_thread_slice AS
SELECT * FROM _short_cuj_slices!(
  _slices_in_boundary!(_android_jank_cuj_sf_main_thread_cuj_boundary));

-- Frame by frame, as the engine works for some alone.
CREATE PERFETTO TABLE _android_jank_cuj_sf_render_engine_slice AS
SELECT * FROM _short_cuj_slices!(
  _slices_in_boundary!(_android_jank_cuj_sf_render_engine_frame_boundary));
