-- Call stacks of profiles as one forest: functions that were inlined into a
-- frame are calls of their own, above the frame's innermost one.  Code that was
-- made while the program ran is called as its frame is.

INCLUDE PERFETTO MODULE graphs.hierarchy;
INCLUDE PERFETTO MODULE graphs.scan;

-- The symbols of a frame come innermost first.
CREATE PERFETTO TABLE _callstack_spc_forest AS
WITH _row AS (
  SELECT row_number() OVER (ORDER BY c.id, s.id) - 1 AS id,
    c.id AS callsite_id, c.parent_id AS up_id, f.mapping AS mapping_id,
    coalesce(s.name, f.deobfuscated_name, f.name) AS name, s.source_file,
    s.line_number, s.inlined,
    row_number() OVER (PARTITION BY c.id ORDER BY s.id) = 1 AS is_inner,
    lead(1, 1, 0) OVER (PARTITION BY c.id ORDER BY s.id) AS has_outer
  FROM stack_profile_callsite c
  JOIN stack_profile_frame f ON f.id = c.frame_id
  LEFT JOIN stack_profile_symbol s ON s.symbol_set_id = f.symbol_set_id
), _inner AS MATERIALIZED (SELECT callsite_id, id FROM _row WHERE is_inner)
SELECT r.id, iif(r.has_outer, r.id + 1, u.id) AS parent_id,
  coalesce(demangle(r.name), r.name, 'unknown') AS name, r.mapping_id,
  r.source_file, r.line_number, 0 AS column_number, r.inlined, r.callsite_id,
  r.is_inner AS is_leaf_function_in_callsite_frame
FROM _row r
LEFT JOIN _inner u ON u.callsite_id = r.up_id
ORDER BY r.id;

CREATE PERFETTO INDEX _callstack_spc_forest_callsite
ON _callstack_spc_forest(callsite_id);
CREATE PERFETTO INDEX _callstack_spc_forest_id ON _callstack_spc_forest(id);

-- The calls of samples (callsite_id), with what leads to them.
CREATE PERFETTO MACRO _callstacks_for_stack_profile_samples(
  spc_samples TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT f.id, f.parent_id, f.callsite_id, f.name, m.name AS mapping_name,
    f.source_file, f.line_number, f.inlined,
    f.is_leaf_function_in_callsite_frame
  FROM _tree_reachable_ancestors_or_self!(_callstack_spc_forest, (
    SELECT l.id FROM $spc_samples AS s
    JOIN _callstack_spc_forest AS l USING (callsite_id)
    WHERE l.is_leaf_function_in_callsite_frame)) AS g
  JOIN _callstack_spc_forest AS f ON f.id = g.id
  JOIN stack_profile_mapping AS m ON m.id = f.mapping_id
);

-- The same with a number for each: what a call has of its own.
CREATE PERFETTO MACRO _callstacks_with_own(
  spc_samples TableOrSubquery, own Expr, name ColumnName
)
RETURNS TableOrSubquery AS
(
  WITH __own AS MATERIALIZED (
    SELECT callsite_id, $own AS own FROM $spc_samples GROUP BY callsite_id
  )
  SELECT c.id, c.parent_id, c.name, c.mapping_name, c.source_file,
    c.line_number,
    iif(c.is_leaf_function_in_callsite_frame, ifnull(o.own, 0), 0) AS $name
  FROM _callstacks_for_stack_profile_samples!(__own) AS c
  LEFT JOIN __own AS o ON o.callsite_id = c.callsite_id
);

CREATE PERFETTO MACRO _callstacks_for_callsites(samples TableOrSubquery)
RETURNS TableOrSubquery AS
_callstacks_with_own!($samples, count(*), self_count);

CREATE PERFETTO MACRO _callstacks_for_callsites_weighted(
  samples TableOrSubquery
)
RETURNS TableOrSubquery AS
_callstacks_with_own!($samples, sum(value), self_value);

-- Of such calls (id, parent_id, self_count): with what is below each, level by
-- level from those that call none.
CREATE PERFETTO MACRO _callstacks_self_to_cumulative(
  callstacks TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT id, cumulative_count FROM _graph_aggregating_scan!(
    (SELECT id AS source_node_id, parent_id AS dest_node_id
      FROM $callstacks WHERE parent_id IS NOT NULL),
    (SELECT l.id, l.self_count AS cumulative_count FROM $callstacks AS l
      WHERE NOT EXISTS (SELECT 1 FROM $callstacks AS c
        WHERE c.parent_id = l.id)),
    (cumulative_count),
    (SELECT c.id, c.self_count + sum(t.cumulative_count) AS cumulative_count
      FROM $table AS t JOIN $callstacks AS c ON c.id = t.id GROUP BY c.id))
);
