-- Starts of Chromium on Android, from what began them to the first that is
-- seen.

INCLUDE PERFETTO MODULE chrome.args;
INCLUDE PERFETTO MODULE slices.with_context;

CREATE PERFETTO TABLE _chrome_startup_slices AS
SELECT s.name, s.ts, s.dur, s.upid,
  _chrome_arg(s.arg_set_id, 'startup.activity_id') AS activity_id,
  _chrome_arg(s.arg_set_id, 'startup.launch_cause') AS launch_cause,
  s.utid IS NOT NULL AS of_thread
FROM thread_or_process_slice s
WHERE s.name IN ('Startup.ActivityStart', 'Startup.LaunchCause',
  'Startup.TimeToFirstVisibleContent2');

-- A row for each activity: the time to what is seen begins it, where there is
-- one.
CREATE PERFETTO TABLE chrome_startups(
  id LONG, activity_id LONG, name STRING, startup_begin_ts TIMESTAMP,
  first_visible_content_ts TIMESTAMP, launch_cause STRING, browser_upid LONG
) AS
WITH _begin AS (
  SELECT * FROM _chrome_startup_slices
  WHERE name = 'Startup.ActivityStart' AND of_thread
), _seen AS (
  SELECT * FROM _chrome_startup_slices
  WHERE name = 'Startup.TimeToFirstVisibleContent2' AND NOT of_thread
), _cause AS (
  SELECT * FROM _chrome_startup_slices
  WHERE name = 'Startup.LaunchCause' AND of_thread
), _activity AS (
  SELECT activity_id, upid FROM _begin
  UNION SELECT activity_id, upid FROM _seen
)
SELECT row_number() OVER (ORDER BY coalesce(s.ts, b.ts)) AS id,
  a.activity_id, 'Startup' AS name, coalesce(s.ts, b.ts) AS startup_begin_ts,
  s.ts + s.dur AS first_visible_content_ts, c.launch_cause,
  a.upid AS browser_upid
FROM _activity a
LEFT JOIN _seen s USING (activity_id, upid)
LEFT JOIN _begin b USING (activity_id, upid)
LEFT JOIN _cause c USING (activity_id, upid);
