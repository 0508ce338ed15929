-- A motion on its way through Android: who reads it, who dispatches it, and the
-- application that it is delivered to.  Names of slices end with id=NUMBER.

INCLUDE PERFETTO MODULE slices.with_context;

CREATE PERFETTO FUNCTION _android_input_id(name STRING)
RETURNS STRING AS
SELECT substr($name, instr($name, 'id=') + 3);

CREATE PERFETTO TABLE _chrome_deliveries AS
SELECT id AS slice_id, ts, dur, utid,
  _android_input_id(name) AS android_input_id
FROM thread_slice
WHERE name GLOB 'deliverInputEvent*';

CREATE PERFETTO TABLE chrome_deliver_android_input_event(
  ts TIMESTAMP, dur DURATION, utid LONG, android_input_id STRING
) AS
SELECT ts, dur, utid, android_input_id FROM _chrome_deliveries;

-- The first slice of each motion: columns beside min() are of its row.
CREATE PERFETTO TABLE _chrome_motion_read AS
SELECT trim(_android_input_id(name), ')') AS android_input_id, min(ts) AS ts,
  dur, utid
FROM thread_slice
WHERE name GLOB 'UnwantedInteractionBlocker::notifyMotion*'
GROUP BY 1;

CREATE PERFETTO TABLE _chrome_motion_dispatched AS
SELECT trim(_android_input_id(name), ')') AS android_input_id, min(ts) AS ts,
  dur, utid
FROM thread_slice
WHERE name GLOB 'prepareDispatchCycleLocked*chrome*'
GROUP BY 1;

CREATE PERFETTO TABLE _chrome_motion_delivered AS
SELECT android_input_id, min(ts) AS ts, dur, utid
FROM chrome_deliver_android_input_event
GROUP BY 1;

CREATE PERFETTO TABLE chrome_android_input(
  android_input_id STRING, input_reader_processing_start_ts TIMESTAMP,
  input_reader_processing_end_ts TIMESTAMP, input_reader_utid LONG,
  input_dispatcher_processing_start_ts TIMESTAMP,
  input_dispatcher_processing_end_ts TIMESTAMP, input_dispatcher_utid LONG,
  deliver_input_event_start_ts TIMESTAMP,
  deliver_input_event_end_ts TIMESTAMP, deliver_input_event_utid LONG
) AS
SELECT android_input_id, r.ts AS input_reader_processing_start_ts,
  r.ts + r.dur AS input_reader_processing_end_ts, r.utid AS input_reader_utid,
  d.ts AS input_dispatcher_processing_start_ts,
  d.ts + d.dur AS input_dispatcher_processing_end_ts,
  d.utid AS input_dispatcher_utid, e.ts AS deliver_input_event_start_ts,
  e.ts + e.dur AS deliver_input_event_end_ts,
  e.utid AS deliver_input_event_utid
FROM _chrome_motion_read r
LEFT JOIN _chrome_motion_dispatched d USING (android_input_id)
LEFT JOIN _chrome_motion_delivered e USING (android_input_id);
