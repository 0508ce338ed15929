-- traces: Distributed traces of a file, the longest first.
-- param service STRING *: services of roots, as a pattern of GLOB
-- param errors LONG 0: 1: only traces with errors
-- param max LONG 100: print at most this number
-- column trace_id: the trace
-- column service: the service that it began in
-- column name: the operation that it began with
-- column ts: when it begins
-- column dur: how long its root lasts
-- column spans: its spans
-- column services: services that have them
-- column errors: spans with an error
-- column orphans: spans whose parent is not in the file
-- column critical_service: the service that it waited for most
-- column slice_id: number of the root's slice

INCLUDE PERFETTO MODULE spans.traces;

SELECT trace_id, service, name, ts, dur, spans, services, errors, orphans,
  critical_service, root_slice_id AS slice_id
FROM trace_summary
WHERE coalesce(service, '') GLOB $service AND ($errors = 0 OR errors > 0)
ORDER BY dur DESC, trace_id LIMIT $max;
