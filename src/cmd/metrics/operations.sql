-- operations: Operations of distributed traces: counts, own times, errors.
-- column service: the service
-- column name: the operation
-- column count: its spans
-- column traces: traces that have them
-- column total: how long they last together
-- column self: without what their children cover
-- column median: the median of such a time of a span
-- column p99: the 99th percentile of it
-- column errors: those with an error

INCLUDE PERFETTO MODULE spans.traces;

SELECT service, name, count(*) AS count, count(DISTINCT trace_id) AS traces,
  sum(max(dur, 0)) AS total, sum(self_dur) AS self,
  cast(percentile(self_dur, 50) AS INT) AS median,
  cast(percentile(self_dur, 99) AS INT) AS p99, sum(is_error) AS errors
FROM span GROUP BY service, name
ORDER BY self DESC, service, name;
