-- Windows of Android's desktop mode, from when each was opened until it was
-- closed.

INCLUDE PERFETTO MODULE android.statsd;

CREATE PERFETTO TABLE _desktop_mode_events AS
SELECT ts, _atom!('task_event') AS event, _atom!('instance_id') AS instance_id,
  _atom!('uid') AS uid, _atom!('session_id') AS session_id
FROM android_statsd_atoms
WHERE name = 'desktop_mode_session_task_update';

-- A window whose begin is not in the trace was open when it began; one whose
-- end is not, until the service of statistics began anew or the trace ended;
-- one of which only changes are known, all the time.
CREATE PERFETTO TABLE android_desktop_mode_windows(
  raw_add_ts TIMESTAMP, raw_remove_ts TIMESTAMP, ts TIMESTAMP, dur DURATION,
  instance_id LONG, uid LONG
) AS
WITH _window AS MATERIALIZED (
  SELECT a.ts AS raw_add_ts, r.ts AS raw_remove_ts,
    ifnull(a.ts, trace_start()) AS ts,
    ifnull(a.instance_id, r.instance_id) AS instance_id,
    ifnull(a.uid, r.uid) AS uid
  FROM (SELECT * FROM _desktop_mode_events WHERE event = 'TASK_ADDED') a
  FULL JOIN (SELECT * FROM _desktop_mode_events
    WHERE event = 'TASK_REMOVED') r
    ON r.instance_id = a.instance_id AND r.session_id = a.session_id
), _end(ts) AS (
  SELECT ts FROM _desktop_mode_events WHERE event = 'TASK_INIT_STATSD'
  UNION
  SELECT trace_end()
)
SELECT raw_add_ts, raw_remove_ts, ts,
  ifnull(raw_remove_ts, (SELECT min(e.ts) FROM _end e WHERE e.ts > w.ts)) - ts
    AS dur, instance_id, uid
FROM _window w
UNION
SELECT NULL, NULL, trace_start(), trace_end() - trace_start(), instance_id,
  min(uid)
FROM _desktop_mode_events
WHERE event = 'TASK_INFO_CHANGED' AND
  instance_id NOT IN (SELECT instance_id FROM _window
    WHERE instance_id IS NOT NULL)
GROUP BY instance_id, session_id;
