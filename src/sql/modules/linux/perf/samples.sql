-- Call stacks of perf's samples, as one tree with counts.

INCLUDE PERFETTO MODULE graphs.hierarchy;
INCLUDE PERFETTO MODULE graphs.scan;
INCLUDE PERFETTO MODULE graphs.search;

-- The calls of which samples have some, with what leads to them.  A call has
-- the samples that end in it, and those that end below it.
CREATE PERFETTO MACRO _samples_tree(samples TableOrSubquery)
RETURNS TableOrSubquery AS
(
  WITH RECURSIVE _ends(id, n) AS MATERIALIZED (
    SELECT callsite_id, count(*) FROM $samples
    WHERE callsite_id IS NOT NULL GROUP BY callsite_id
  ), _above(id, own, n) AS (
    SELECT id, n, n FROM _ends
    UNION ALL
    SELECT c.parent_id, 0, a.n
    FROM _above a
    JOIN stack_profile_callsite c ON c.id = a.id
    WHERE c.parent_id IS NOT NULL
  )
  SELECT a.id, c.parent_id, coalesce(f.deobfuscated_name, f.name) AS name,
    m.name AS mapping_name,
    (SELECT source_file FROM stack_profile_symbol y
     WHERE y.symbol_set_id = f.symbol_set_id LIMIT 1) AS source_file,
    (SELECT line_number FROM stack_profile_symbol y
     WHERE y.symbol_set_id = f.symbol_set_id LIMIT 1) AS line_number,
    sum(a.own) AS self_count, sum(a.n) AS cumulative_count
  FROM _above a
  JOIN stack_profile_callsite c ON c.id = a.id
  JOIN stack_profile_frame f ON f.id = c.frame_id
  LEFT JOIN stack_profile_mapping m ON m.id = f.mapping
  GROUP BY a.id
);

CREATE PERFETTO TABLE linux_perf_samples_summary_tree(
  id LONG, parent_id LONG, name STRING, mapping_name STRING,
  source_file STRING, line_number LONG, self_count LONG, cumulative_count LONG
) AS
SELECT * FROM _samples_tree!((SELECT callsite_id FROM perf_sample))
ORDER BY id;
