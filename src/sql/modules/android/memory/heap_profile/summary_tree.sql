-- What of the heap each call, and what it called, asked for and still has.

INCLUDE PERFETTO MODULE callstacks.stack_profile;
INCLUDE PERFETTO MODULE graphs.scan;

CREATE PERFETTO TABLE _heap_profile_calls AS
WITH _own AS MATERIALIZED (
  SELECT callsite_id, sum(size) AS size, sum(max(size, 0)) AS asked
  FROM heap_profile_allocation GROUP BY callsite_id
)
SELECT c.id, c.parent_id, c.name, c.mapping_name, c.source_file,
  c.line_number, ifnull(o.size, 0) AS size, ifnull(o.asked, 0) AS asked
FROM _callstacks_for_stack_profile_samples!(_own) c
LEFT JOIN _own o ON o.callsite_id = c.callsite_id
ORDER BY c.id;

CREATE PERFETTO INDEX _heap_profile_calls_id ON _heap_profile_calls(id);
CREATE PERFETTO INDEX _heap_profile_calls_up ON _heap_profile_calls(parent_id);

CREATE PERFETTO TABLE android_heap_profile_summary_tree(
  id LONG, parent_id LONG, name STRING, mapping_name STRING,
  source_file STRING, line_number LONG, self_size LONG, cumulative_size LONG,
  self_alloc_size LONG, cumulative_alloc_size LONG
) AS
SELECT c.id, c.parent_id, c.name, c.mapping_name, c.source_file,
  c.line_number, c.size AS self_size, a.size AS cumulative_size,
  c.asked AS self_alloc_size, a.asked AS cumulative_alloc_size
FROM _graph_aggregating_scan!(
  (SELECT id AS source_node_id, parent_id AS dest_node_id
    FROM _heap_profile_calls WHERE parent_id IS NOT NULL),
  (SELECT l.id, l.size, l.asked FROM _heap_profile_calls l
    WHERE NOT EXISTS (SELECT 1 FROM _heap_profile_calls c
      WHERE c.parent_id = l.id)),
  (size, asked),
  (SELECT c.id, c.size + sum(t.size) AS size, c.asked + sum(t.asked) AS asked
    FROM $table t JOIN _heap_profile_calls c ON c.id = t.id
    GROUP BY c.id)) a
JOIN _heap_profile_calls c ON c.id = a.id
ORDER BY c.id;
