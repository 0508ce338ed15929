-- Tracks whose events have a call stack.

CREATE PERFETTO TABLE _track_event_tracks_with_callstacks AS
SELECT track_id FROM __intrinsic_track_event_callstacks GROUP BY track_id;
