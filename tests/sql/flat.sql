-- Slices cut into pieces, at each time the innermost one, without a function of
-- ours: what the module slices.flat_slices must say of threads.

CREATE PERFETTO VIEW _slice_flat_child AS
SELECT id, ts, dur, parent_id, ts + dur AS ts_end,
  lag(ts + dur) OVER (PARTITION BY parent_id ORDER BY ts) AS last_end
FROM slice
WHERE dur > 0 AND parent_id IS NOT NULL;

-- Before the first child and between children; behind the last; without any.
CREATE PERFETTO VIEW _slice_flat_piece AS
SELECT c.parent_id AS slice_id, coalesce(c.last_end, p.ts) AS ts,
  c.ts - coalesce(c.last_end, p.ts) AS dur
FROM _slice_flat_child c JOIN slice p ON p.id = c.parent_id
WHERE p.dur > 0 AND c.ts > coalesce(c.last_end, p.ts)
UNION ALL
SELECT p.id, c.ts_end, p.ts + p.dur - c.ts_end
FROM (SELECT parent_id, max(ts_end) AS ts_end FROM _slice_flat_child
  GROUP BY parent_id) c
JOIN slice p ON p.id = c.parent_id
WHERE p.dur > 0 AND p.ts + p.dur > c.ts_end
UNION ALL
SELECT id, ts, dur FROM slice
WHERE dur > 0 AND id NOT IN (SELECT parent_id FROM _slice_flat_child);

CREATE PERFETTO TABLE flat AS
SELECT piece.* FROM _slice_flat_piece piece JOIN slice ON slice.id = piece.slice_id
JOIN thread_track ON thread_track.id = slice.track_id;
