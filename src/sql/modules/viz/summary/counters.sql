-- Tracks that have a value.

CREATE PERFETTO TABLE _counter_track_summary AS
SELECT track_id AS id FROM counter GROUP BY track_id;
