-- Threads of Chromium that may have held up an event of input.

INCLUDE PERFETTO MODULE slices.with_context;

-- Processes of a kind: as Chromium calls them, or as the system does.
CREATE PERFETTO FUNCTION _scroll_cause_processes(
  event_latency_id LONG, process_type STRING, thread_name STRING
)
RETURNS TABLE(upid JOINID(process.id)) AS
SELECT upid FROM process_slice
WHERE $process_type = 'Renderer' AND id = $event_latency_id
UNION
SELECT upid FROM process
WHERE $process_type = 'Browser' AND
  (name = 'Browser' OR name GLOB '*.chrome')
UNION
SELECT upid FROM process
WHERE $process_type = 'GPU' AND $thread_name <> 'surfaceflinger' AND
  (name = 'Gpu' OR name GLOB '*.chrome*:privileged_process*')
UNION
SELECT min(upid) FROM process
WHERE $process_type = 'GPU' AND $thread_name = 'surfaceflinger' AND
  name GLOB '*surfaceflinger*';

-- Those that began something in the event's time.
CREATE PERFETTO FUNCTION chrome_select_scroll_jank_cause_thread(
  event_latency_id LONG, process_type STRING, thread_name STRING
)
RETURNS TABLE(utid JOINID(thread.id)) AS
SELECT DISTINCT s.utid
FROM slice e
JOIN thread_slice s ON s.ts BETWEEN e.ts AND e.ts + e.dur
WHERE e.id = $event_latency_id AND s.utid IN (
  SELECT t.utid
  FROM _scroll_cause_processes($event_latency_id, $process_type,
    $thread_name) p
  JOIN thread t USING (upid)
  WHERE t.name = $thread_name);
