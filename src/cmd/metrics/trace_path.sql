-- trace_path: The critical path of a distributed trace: what its end waited
--   for.
-- param trace STRING *: id of the trace, as a pattern of GLOB: the longest of
--   them
-- column ts: when the piece begins
-- column dur: how long it lasts; all pieces last as long as the root
-- column service: the service that was waited for
-- column name: the operation
-- column kind: server, client ...
-- column span_dur: how long the whole span lasts
-- column slice_id: number of its slice

INCLUDE PERFETTO MODULE spans.traces;

WITH chosen AS (
  SELECT root_slice_id FROM trace_summary
  WHERE trace_id GLOB $trace
  ORDER BY dur DESC, trace_id LIMIT 1
)
SELECT p.ts, p.dur, service, name, kind, span.dur AS span_dur, p.slice_id
FROM span_critical_path p JOIN span USING (slice_id)
WHERE p.root_slice_id = (SELECT root_slice_id FROM chosen)
ORDER BY p.ts;
