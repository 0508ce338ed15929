-- Atoms: what parts of Android tell the service of statistics, as slices of a
-- line of their own.

CREATE PERFETTO VIEW android_statsd_atoms(
  id LONG, ts TIMESTAMP, dur DURATION, arg_set_id ARGSETID,
  thread_instruction_count LONG, thread_instruction_delta LONG,
  track_id JOINID(track.id), category STRING, name STRING, depth LONG,
  parent_id LONG, thread_ts TIMESTAMP, thread_dur LONG
) AS
SELECT s.id, s.ts, s.dur, s.arg_set_id, s.thread_instruction_count,
  s.thread_instruction_delta, s.track_id, s.category, s.name, s.depth,
  s.parent_id, s.thread_ts, s.thread_dur
FROM track t
JOIN slice s ON s.track_id = t.id
WHERE t.name = 'Statsd Atoms';

-- A field of the atom of a row, whose name is the first part of its args.
CREATE PERFETTO MACRO _atom(field Expr)
RETURNS Expr AS extract_arg(arg_set_id, name || '.' || $field);

CREATE PERFETTO TABLE _android_statsd_perfetto_triggers AS
SELECT ts, _atom!('trigger_name') AS trigger_name
FROM android_statsd_atoms
WHERE name = 'perfetto_trigger';
