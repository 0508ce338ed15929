-- critical_spans: Operations on the critical paths of all traces of a file.
-- column service: the service
-- column name: the operation
-- column critical: how long roots waited for it, together
-- column share: of the length of all roots, in percent
-- column traces: traces that waited for it
-- column count: its spans in the file
-- column total: how long these last together
-- column self: without what their children cover
-- column errors: those with an error

INCLUDE PERFETTO MODULE spans.traces;

WITH path AS (
  SELECT service, name, sum(p.dur) AS critical,
    count(DISTINCT trace_id) AS traces
  FROM span_critical_path p JOIN span USING (slice_id)
  GROUP BY service, name
), all_spans AS (
  SELECT service, name, count(*) AS count, sum(max(dur, 0)) AS total,
    sum(self_dur) AS self, sum(is_error) AS errors
  FROM span GROUP BY service, name
)
SELECT a.service, a.name, coalesce(critical, 0) AS critical,
  round(100.0 * coalesce(critical, 0) / max(1, (SELECT sum(dur)
    FROM span_critical_path)), 2) AS share,
  coalesce(traces, 0) AS traces, count, total, self, errors
FROM all_spans a LEFT JOIN path ON path.service IS a.service
  AND path.name IS a.name
ORDER BY critical DESC, total DESC, a.service, a.name;
