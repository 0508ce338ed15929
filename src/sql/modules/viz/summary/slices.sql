-- What is on each track, in numbers.

CREATE PERFETTO TABLE _slice_track_summary AS
SELECT s.track_id AS id, count(*) AS cnt, min(s.dur) AS min_dur,
  max(s.dur) AS max_dur, max(s.depth) AS max_depth
FROM slice s
GROUP BY s.track_id;
