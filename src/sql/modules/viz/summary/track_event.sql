-- Tracks of track events as a viewer puts them: those that share their lines
-- are one, and each has its place among those of its parent.

INCLUDE PERFETTO MODULE viz.track_event_callstacks;

CREATE PERFETTO TABLE _track_event_begins AS
WITH _track AS (SELECT id FROM track WHERE type GLOB '*_track_event')
SELECT track_id AS id, min(ts) AS ts FROM (
  SELECT track_id, ts FROM slice
  UNION ALL SELECT track_id, ts FROM counter
  UNION ALL SELECT track_id, ts FROM state)
WHERE track_id IN (SELECT id FROM _track)
GROUP BY track_id;

-- The place: by what the parent says, else by name.
CREATE PERFETTO TABLE _track_event_places AS
WITH _track AS (
  SELECT t.*, ifnull(extract_arg(p.source_arg_set_id, 'child_ordering'),
      'lexicographic') AS way,
    ifnull(extract_arg(t.source_arg_set_id, 'sibling_order_rank'), 0) AS rank,
    b.ts
  FROM track t
  LEFT JOIN track p ON p.id = t.parent_id AND p.type GLOB '*_track_event'
  LEFT JOIN _track_event_begins b ON b.id = t.id
  WHERE t.type GLOB '*_track_event'
)
SELECT *, row_number() OVER (PARTITION BY parent_id, way ORDER BY CASE way
    WHEN 'lexicographic' THEN name
    WHEN 'explicit' THEN rank
    ELSE ts END) AS place
FROM _track
WHERE way IN ('lexicographic', 'explicit', 'chronological');

CREATE PERFETTO TABLE _track_event_tracks_ordered_groups AS
SELECT extract_arg(t.dimension_arg_set_id, 'upid') AS upid,
  extract_arg(t.dimension_arg_set_id, 'utid') AS utid, t.parent_id,
  t.type GLOB '*counter*' AS is_counter, t.type GLOB '*state*' AS is_state,
  t.name, min(extract_arg(t.source_arg_set_id, 'description'))
    AS description,
  min(k.unit) AS unit, min(extract_arg(t.source_arg_set_id,
    'builtin_counter_type')) AS builtin_counter_type,
  min(extract_arg(t.source_arg_set_id, 'y_axis_share_key'))
    AS y_axis_share_key,
  max(t.ts IS NOT NULL) AS has_data, max(t.id IN (
    SELECT parent_id FROM track
    WHERE type GLOB '*_track_event' AND parent_id IS NOT NULL))
    AS has_children,
  max(t.id IN (SELECT track_id FROM _track_event_tracks_with_callstacks))
    AS has_callstacks,
  min(t.id) AS min_track_id, group_concat(t.id) AS track_ids,
  min(t.place) AS order_id
FROM _track_event_places t
LEFT JOIN counter_track k ON k.id = t.id
GROUP BY t.track_group_id, ifnull(t.track_group_id, t.id)
ORDER BY t.parent_id, order_id;
