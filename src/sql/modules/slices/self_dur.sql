-- How long slices lasted, less the time of the slices right inside of them; -1
-- of those that did not end.

CREATE PERFETTO VIEW slice_self_dur(
  id ID(slice.id), self_dur DURATION
) AS
SELECT id, __ttv_self_dur(id) AS self_dur FROM slice;
