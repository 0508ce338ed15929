-- What of the heap each call, and what it called, asked for and still has.

INCLUDE PERFETTO MODULE callstacks.stack_profile;

CREATE PERFETTO TABLE android_heap_profile_summary_tree(
  id LONG, parent_id LONG, name STRING, mapping_name STRING,
  source_file STRING, line_number LONG, self_size LONG, cumulative_size LONG,
  self_alloc_size LONG, cumulative_alloc_size LONG
) AS
WITH RECURSIVE _own AS MATERIALIZED (
  SELECT callsite_id, sum(size) AS size, sum(max(size, 0)) AS asked
  FROM heap_profile_allocation GROUP BY callsite_id
), _call AS MATERIALIZED (
  SELECT c.*, ifnull(o.size, 0) AS size, ifnull(o.asked, 0) AS asked
  FROM _callstacks_for_stack_profile_samples!(_own) c
  LEFT JOIN _own o ON o.callsite_id = c.callsite_id
), _up(id, size, asked) AS (
  SELECT id, size, asked FROM _call
  UNION ALL
  SELECT c.parent_id, u.size, u.asked FROM _up u
  JOIN _call c ON c.id = u.id
  WHERE c.parent_id IS NOT NULL AND (u.size != 0 OR u.asked != 0)
), _all AS (
  SELECT id, sum(size) AS size, sum(asked) AS asked FROM _up GROUP BY id
)
SELECT c.id, c.parent_id, c.name, c.mapping_name, c.source_file,
  c.line_number, c.size AS self_size, a.size AS cumulative_size,
  c.asked AS self_alloc_size, a.asked AS cumulative_alloc_size
FROM _call c
JOIN _all a ON a.id = c.id
ORDER BY c.id;
