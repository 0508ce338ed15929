-- compare_traces: Two distributed traces of a file by operation.
-- param old STRING *: id of the one, as a pattern of GLOB: the longest of them
-- param new STRING *: id of the other, likewise
-- column service: the service
-- column name: the operation
-- column old_count: its spans in the one trace
-- column new_count: its spans in the other
-- column old_self: how long these last, without what their children cover
-- column new_self: the same of the other
-- column delta_self: the difference
-- column old_median: the median of such a time of a span; null without any
-- column new_median: the same of the other
-- column old_errors: spans with an error
-- column new_errors: the same of the other

INCLUDE PERFETTO MODULE spans.traces;

WITH old AS (
  SELECT trace_id FROM trace_summary WHERE trace_id GLOB $old
  ORDER BY dur DESC, trace_id LIMIT 1
), new AS (
  SELECT trace_id FROM trace_summary WHERE trace_id GLOB $new
  ORDER BY dur DESC, trace_id LIMIT 1
), side AS (
  SELECT service, name, self_dur, is_error,
    trace_id = (SELECT trace_id FROM old) AS is_old,
    trace_id = (SELECT trace_id FROM new) AS is_new
  FROM span
)
SELECT service, name, sum(is_old) AS old_count, sum(is_new) AS new_count,
  sum(is_old * self_dur) AS old_self, sum(is_new * self_dur) AS new_self,
  sum(is_new * self_dur) - sum(is_old * self_dur) AS delta_self,
  cast(percentile(iif(is_old, self_dur, NULL), 50) AS INT) AS old_median,
  cast(percentile(iif(is_new, self_dur, NULL), 50) AS INT) AS new_median,
  sum(is_old * is_error) AS old_errors, sum(is_new * is_error) AS new_errors
FROM side WHERE is_old OR is_new
GROUP BY service, name
ORDER BY abs(delta_self) DESC, service, name;
