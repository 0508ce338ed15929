-- Arrows with the slices at their ends.

CREATE PERFETTO VIEW _slice_flow AS
SELECT flow.id, slice_out, slice_in, o.name AS name_out, i.name AS name_in,
  i.ts - o.ts AS delay
FROM flow
JOIN slice o ON o.id = slice_out
JOIN slice i ON i.id = slice_in;
