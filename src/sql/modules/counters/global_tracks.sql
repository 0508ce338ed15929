-- Counters that are of nothing but their name.

CREATE PERFETTO FUNCTION _counter_track_is_only_name_dimension(track_id LONG)
RETURNS BOOL AS
SELECT $track_id NOT IN (
  SELECT t.id FROM counter_track t
  JOIN args a ON a.arg_set_id = t.dimension_arg_set_id
  WHERE t.id = $track_id AND a.key != 'name');
