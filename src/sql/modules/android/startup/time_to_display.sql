-- How long after the begin of a start the first frame of the app was drawn, and
-- the first after it said that all is there.

INCLUDE PERFETTO MODULE android.frames.timeline;
INCLUDE PERFETTO MODULE android.startup.startups;
INCLUDE PERFETTO MODULE slices.with_context;

-- Starts with their process: by its name where no thread of it says more.
CREATE PERFETTO TABLE _display_starts AS
SELECT s.startup_id, s.ts, coalesce(p.upid, named.upid) AS upid
FROM android_startups s
LEFT JOIN android_startup_processes p USING (startup_id)
LEFT JOIN process named ON p.upid IS NULL AND named.name GLOB s.package;

-- Frames of each start, the first first, with the end of their drawing.
CREATE PERFETTO TABLE _display_first AS
SELECT s.startup_id, s.upid, f.frame_id, d.ts + d.dur - s.ts AS dur,
  row_number() OVER (PARTITION BY s.startup_id ORDER BY f.ts) AS number
FROM _display_starts s
JOIN android_frames f ON f.ts >= s.ts
JOIN thread t ON t.utid = f.ui_thread_utid AND t.upid = s.upid
JOIN slice d ON d.id = f.draw_frame_id;

CREATE PERFETTO TABLE _display_said AS
SELECT s.startup_id, s.ts, said.utid, said.ts AS said_ts,
  row_number() OVER (PARTITION BY s.startup_id ORDER BY said.ts) AS number
FROM _display_starts s
JOIN thread_slice said ON said.upid = s.upid AND said.ts >= s.ts
WHERE said.name GLOB 'reportFullyDrawn*' AND said.is_main_thread;

CREATE PERFETTO TABLE _display_full AS
SELECT s.startup_id, f.frame_id, d.ts + d.dur - s.ts AS dur,
  row_number() OVER (PARTITION BY s.startup_id ORDER BY f.ts) AS number
FROM _display_said s
JOIN android_frames f ON f.ui_thread_utid = s.utid AND f.ts + f.dur > s.said_ts
JOIN slice d ON d.id = f.draw_frame_id
WHERE s.number = 1;

CREATE PERFETTO TABLE android_startup_time_to_display(
  startup_id LONG, time_to_initial_display LONG, time_to_full_display LONG,
  ttid_frame_id LONG, ttfd_frame_id LONG, upid JOINID(process.id)
) AS
SELECT s.startup_id, a.dur AS time_to_initial_display,
  b.dur AS time_to_full_display, a.frame_id AS ttid_frame_id,
  b.frame_id AS ttfd_frame_id, a.upid
FROM android_startups s
LEFT JOIN _display_first a ON a.startup_id = s.startup_id AND a.number = 1
LEFT JOIN _display_full b ON b.startup_id = s.startup_id AND b.number = 1;
