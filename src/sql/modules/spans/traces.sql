-- Spans of distributed traces, the traces that they make, and the critical path
-- of each: the pieces of time, one span each, that make up the length of its
-- root.

CREATE PERFETTO TABLE _span_ids AS
SELECT CAST(s.id AS INT) AS slice_id, s.ts, s.dur, s.name,
  s.category AS kind,
  CAST(extract_arg(t.source_arg_set_id, 'upid') AS INT) AS upid,
  extract_arg(s.arg_set_id, 'args.trace_id') AS trace_id,
  extract_arg(s.arg_set_id, 'args.span_id') AS span_id,
  extract_arg(s.arg_set_id, 'args.parent_id') AS parent_span_id,
  s.id IN (SELECT slice_id FROM alert WHERE alert_type = 'error') AS is_error
FROM slice s JOIN track t ON t.id = s.track_id
WHERE extract_arg(s.arg_set_id, 'args.span_id') IS NOT NULL;

CREATE PERFETTO INDEX _span_ids_id ON _span_ids(span_id, trace_id);

-- A server may have the id of its client, and then it is the parent; a child of
-- such an id is of the half of its own service, else of the server's.
CREATE PERFETTO TABLE _span_parents AS
SELECT s.*, CAST(coalesce((
    SELECT c.slice_id FROM _span_ids c
    WHERE s.kind = 'server' AND c.span_id = s.span_id
      AND c.trace_id = s.trace_id AND c.kind = 'client'
    ORDER BY c.slice_id LIMIT 1), (
    SELECT slice_id FROM (
      SELECT p.slice_id, p.upid <> s.upid AS other, p.kind <> 'server' AS kind
      FROM _span_ids p
      WHERE p.span_id = s.parent_span_id AND p.trace_id = s.trace_id
        AND p.slice_id <> s.slice_id)
    ORDER BY other, kind, slice_id LIMIT 1)
  ) AS INT) AS parent_slice_id
FROM _span_ids s;

CREATE PERFETTO INDEX _span_parents_id ON _span_parents(slice_id);
CREATE PERFETTO INDEX _span_parents_parent ON _span_parents(parent_slice_id);

-- How long children last, together and within their parent.
CREATE PERFETTO TABLE _span_covered AS
WITH child AS (
  SELECT p.slice_id, max(c.ts, p.ts) AS ts, min(c.ts + c.dur, p.ts + p.dur)
    AS ts_end
  FROM _span_parents c JOIN _span_parents p ON p.slice_id = c.parent_slice_id
  WHERE c.dur > 0 AND p.dur > 0
), after AS (
  SELECT slice_id, ts, ts_end, coalesce(max(ts_end) OVER (
      PARTITION BY slice_id ORDER BY ts, ts_end
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), ts) AS covered
  FROM child WHERE ts < ts_end
)
SELECT slice_id, sum(ts_end - max(ts, covered)) AS dur
FROM after WHERE ts_end > covered GROUP BY slice_id;

CREATE PERFETTO INDEX _span_covered_id ON _span_covered(slice_id);

-- A row a span.  self_dur is its length without what children cover of it.
CREATE PERFETTO TABLE span(
  slice_id JOINID(slice.id), trace_id STRING, span_id STRING,
  parent_span_id STRING, parent_slice_id JOINID(slice.id),
  upid JOINID(process.id), service STRING, name STRING, kind STRING,
  ts TIMESTAMP, dur DURATION, self_dur DURATION, is_error LONG
) AS
SELECT s.slice_id, trace_id, span_id, parent_span_id, parent_slice_id, s.upid,
  process.name AS service, s.name, kind, ts, s.dur,
  CASE WHEN s.dur >= 0 THEN s.dur - coalesce(c.dur, 0) END AS self_dur,
  is_error
FROM _span_parents s LEFT JOIN process ON process.upid = s.upid
LEFT JOIN _span_covered c ON c.slice_id = s.slice_id;

CREATE PERFETTO INDEX span_slice ON span(slice_id);
CREATE PERFETTO INDEX span_trace ON span(trace_id);

-- Spans that a root waits for, cut to their parents: who sends a message does
-- not wait for those that take it.
CREATE PERFETTO TABLE _span_awaited AS
WITH RECURSIVE awaited(slice_id, root_id, parent_id, ts, ts_end, depth) AS (
  SELECT slice_id, slice_id, CAST(NULL AS INT), ts, ts + dur, 0
  FROM span WHERE parent_slice_id IS NULL AND dur > 0
  UNION ALL
  SELECT c.slice_id, a.root_id, a.slice_id, max(c.ts, a.ts),
    min(c.ts + c.dur, a.ts_end), a.depth + 1
  FROM awaited a CROSS JOIN _span_parents c
    ON c.parent_slice_id = a.slice_id
  WHERE c.dur > 0 AND max(c.ts, a.ts) < min(c.ts + c.dur, a.ts_end)
    AND coalesce(c.kind, '') NOT IN ('producer', 'consumer')
)
SELECT * FROM awaited;

CREATE PERFETTO INDEX _span_awaited_id ON _span_awaited(slice_id);
CREATE PERFETTO INDEX _span_awaited_end ON _span_awaited(parent_id, ts_end);

-- Backwards from the end of each root: of the children that have ended by then
-- the last one is what was waited for, and before its begin its parent goes on.
CREATE PERFETTO TABLE span_critical_path(
  root_slice_id JOINID(slice.id), slice_id JOINID(slice.id), ts TIMESTAMP,
  dur DURATION
) AS
WITH RECURSIVE walk(root_id, slice_id, ts_end, piece_id, piece_ts, piece_end)
AS (
  SELECT root_id, slice_id, ts_end, NULL, NULL, NULL
  FROM _span_awaited WHERE parent_id IS NULL
  UNION ALL
  SELECT w.root_id,
    CASE WHEN c.slice_id IS NULL THEN s.parent_id ELSE c.slice_id END,
    coalesce(c.ts_end, s.ts), w.slice_id, coalesce(c.ts_end, s.ts), w.ts_end
  FROM walk w CROSS JOIN _span_awaited s ON s.slice_id = w.slice_id
  LEFT JOIN _span_awaited c ON c.slice_id = (
    SELECT k.slice_id FROM _span_awaited k
    WHERE k.parent_id = w.slice_id AND k.ts_end <= w.ts_end
    ORDER BY k.ts_end DESC, k.ts, k.slice_id LIMIT 1)
)
SELECT root_id AS root_slice_id, piece_id AS slice_id, piece_ts AS ts,
  piece_end - piece_ts AS dur
FROM walk WHERE piece_end > piece_ts
ORDER BY root_id, piece_ts;

CREATE PERFETTO INDEX span_critical_path_slice ON span_critical_path(slice_id);

-- The root of a trace that begins first, and the service that it waited for
-- most.
CREATE PERFETTO TABLE _trace_root AS
SELECT trace_id, slice_id, service, name, ts, dur FROM (
  SELECT *, row_number() OVER (PARTITION BY trace_id
    ORDER BY parent_span_id IS NOT NULL, ts, slice_id) AS n
  FROM span WHERE parent_slice_id IS NULL)
WHERE n = 1;

CREATE PERFETTO TABLE _trace_critical AS
SELECT trace_id, service FROM (
  SELECT trace_id, service, row_number() OVER (PARTITION BY trace_id
    ORDER BY sum(p.dur) DESC, service) AS n
  FROM span_critical_path p JOIN span USING (slice_id)
  GROUP BY trace_id, service)
WHERE n = 1;

-- A row a trace, with the length of its root, or of all where there is none.
CREATE PERFETTO TABLE trace_summary(
  trace_id STRING, root_slice_id JOINID(slice.id), service STRING,
  name STRING, ts TIMESTAMP, dur DURATION, spans LONG, services LONG,
  errors LONG, orphans LONG, critical_service STRING
) AS
SELECT s.trace_id, r.slice_id AS root_slice_id, r.service, r.name,
  coalesce(r.ts, min(s.ts)) AS ts,
  coalesce(r.dur, max(s.ts + max(s.dur, 0)) - min(s.ts)) AS dur,
  count(*) AS spans, count(DISTINCT s.upid) AS services,
  sum(s.is_error) AS errors,
  sum(s.parent_span_id IS NOT NULL AND s.parent_slice_id IS NULL) AS orphans,
  c.service AS critical_service
FROM span s LEFT JOIN _trace_root r ON r.trace_id = s.trace_id
LEFT JOIN _trace_critical c ON c.trace_id = s.trace_id
GROUP BY s.trace_id;
