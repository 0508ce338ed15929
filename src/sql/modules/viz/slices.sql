-- Slices as viewers list and sum them up.

INCLUDE PERFETTO MODULE graphs.scan;
INCLUDE PERFETTO MODULE slices.with_context;

-- All slices; those of tracks that are no thread's and no process's too.
CREATE PERFETTO VIEW _viz_slices_for_ui_table AS
SELECT * FROM thread_or_process_slice
UNION ALL
SELECT s.id, s.ts, s.dur, s.category, s.name, s.track_id,
  t.name AS track_name, NULL AS thread_name, NULL AS utid, NULL AS tid,
  NULL AS process_name, NULL AS upid, NULL AS pid, s.depth, s.parent_id,
  s.arg_set_id
FROM slice s
JOIN track t ON t.id = s.track_id
WHERE s.track_id NOT IN (SELECT id FROM thread_track) AND
  s.track_id NOT IN (SELECT id FROM process_track);

-- Some slices (id, dur) and all around them, of nodes (id, parent_id, name,
-- dur).  Those that were asked for count with all of their time, those around
-- them with what is left of theirs.
CREATE PERFETTO MACRO _viz_slice_ancestor_agg(
  inits TableOrSubquery, nodes TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT n.id, n.parent_id AS parentId, n.name, g.self_dur, g.self_count,
    1 AS simple_count
  FROM _graph_aggregating_scan!(
    (SELECT id AS source_node_id, parent_id AS dest_node_id
      FROM $nodes WHERE parent_id IS NOT NULL),
    (SELECT id, dur, dur AS self_dur, 1 AS self_count FROM $inits),
    (dur, self_dur, self_count),
    (SELECT n.id, n.dur, n.dur - sum(t.dur) AS self_dur, 0 AS self_count
      FROM $table AS t
      JOIN $nodes AS n ON n.id = t.id
      GROUP BY n.id)) AS g
  JOIN $nodes AS n ON n.id = g.id
);
