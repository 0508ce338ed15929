-- How long it took until a copy of each buffer was there, from when it was
-- asked for, and from when a trigger fired.

CREATE PERFETTO FUNCTION _traced_clone_latency(since STRING)
RETURNS TABLE(
  buffer_id LONG, duration_ns LONG, machine_id LONG, trace_id LONG
) AS
SELECT b.idx AS buffer_id, b.value - a.value AS duration_ns, b.machine_id,
  b.trace_id
FROM stats a
JOIN stats b ON b.machine_id IS a.machine_id AND b.trace_id IS a.trace_id
WHERE a.name = $since AND a.value != 0 AND
  b.name = 'traced_buf_clone_done_timestamp_ns'
ORDER BY b.machine_id, b.trace_id, b.idx;

CREATE PERFETTO TABLE traced_clone_flush_latency(
  buffer_id LONG, duration_ns LONG, machine_id JOINID(machine.id),
  trace_id LONG
) AS
SELECT * FROM _traced_clone_latency('traced_clone_started_timestamp_ns');

CREATE PERFETTO TABLE traced_trigger_clone_flush_latency(
  buffer_id LONG, duration_ns LONG, machine_id JOINID(machine.id),
  trace_id LONG
) AS
SELECT * FROM _traced_clone_latency('traced_clone_trigger_timestamp_ns');
