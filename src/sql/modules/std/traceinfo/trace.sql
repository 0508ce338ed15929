-- The traces that were opened together, a row each.

CREATE PERFETTO TABLE _metadata_by_trace(
  trace_id LONG, unique_session_name STRING, trace_uuid STRING,
  trace_type STRING, trace_size_bytes LONG, trace_trigger STRING,
  machines STRING
) AS
WITH _pair AS (
  SELECT DISTINCT trace_id, machine_id FROM metadata
  WHERE trace_id IS NOT NULL
)
SELECT trace_id,
  extract_metadata_for_trace(trace_id, 'unique_session_name')
    AS unique_session_name,
  extract_metadata_for_trace(trace_id, 'trace_uuid') AS trace_uuid,
  extract_metadata_for_trace(trace_id, 'trace_type') AS trace_type,
  extract_metadata_for_trace(trace_id, 'trace_size_bytes')
    AS trace_size_bytes,
  extract_metadata_for_trace(trace_id, 'trace_trigger') AS trace_trigger,
  ifnull(group_concat(ifnull(
    extract_metadata_for_machine(machine_id, 'system_name'),
    'Machine ' || machine_id), ', ') FILTER (WHERE machine_id IS NOT NULL),
    '') AS machines
FROM _pair
GROUP BY trace_id;
