-- Stacks that allocated, as a tree of functions with what each allocated
-- itself.

INCLUDE PERFETTO MODULE callstacks.stack_profile;

CREATE PERFETTO MACRO _android_heap_profile_callstacks_for_allocations(
  allocations TableOrSubquery
)
RETURNS TableOrSubquery AS (
  WITH _own AS MATERIALIZED (
    SELECT callsite_id, sum(size) AS size, sum(count) AS count,
      sum(alloc_size) AS alloc_size, sum(alloc_count) AS alloc_count
    FROM $allocations
    GROUP BY callsite_id
  )
  SELECT c.id, c.parent_id, c.name, c.mapping_name, c.source_file,
    c.line_number, ifnull(o.size, 0) AS self_size,
    ifnull(o.count, 0) AS self_count,
    ifnull(o.alloc_size, 0) AS self_alloc_size,
    ifnull(o.alloc_count, 0) AS self_alloc_count
  FROM _callstacks_for_stack_profile_samples!(_own) c
  LEFT JOIN _own o USING (callsite_id)
);
