-- service_graph: Calls between services: how many, how long, how their clocks
--   differ.
-- column caller: service of the parent
-- column callee: service of the child
-- column calls: spans of the one whose parent is of the other
-- column errors: those with an error
-- column p50: half of them last as long at most
-- column p99: 99 of 100 do
-- column early: those that begin before their parent
-- column skew: the median of how far the middle of the child is behind that of
--   the parent

INCLUDE PERFETTO MODULE spans.traces;

SELECT p.service AS caller, c.service AS callee, count(*) AS calls,
  sum(c.is_error) AS errors, cast(percentile(c.dur, 50) AS INT) AS p50,
  cast(percentile(c.dur, 99) AS INT) AS p99, sum(c.ts < p.ts) AS early,
  cast(percentile(c.ts + c.dur / 2 - p.ts - p.dur / 2, 50) AS INT) AS skew
FROM span c JOIN span p ON p.slice_id = c.parent_slice_id
WHERE p.upid <> c.upid AND c.dur >= 0 AND p.dur >= 0
GROUP BY 1, 2
ORDER BY calls DESC, caller, callee;
