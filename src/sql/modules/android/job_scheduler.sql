-- Jobs of applications as the system's server draws them: slices
-- "*job*<UID>PACKAGE/SERVICE#JOB" of a line of its own.

CREATE PERFETTO TABLE android_job_scheduler_events(
  job_id LONG, uid LONG, package_name STRING, job_service_name STRING,
  track_id JOINID(track.id), id LONG, ts TIMESTAMP, dur DURATION
) AS
SELECT CAST(str_split(s.name, '#', 1) AS INT) AS job_id,
  CAST(str_split(str_split(s.name, '<', 1), '>', 0) AS INT) AS uid,
  str_split(str_split(s.name, '>', 1), '/', 0) AS package_name,
  str_split(str_split(s.name, '/', 1), '#', 0) AS job_service_name,
  s.track_id, s.id, s.ts,
  iif(s.dur = -1, trace_end() - s.ts, s.dur) AS dur
FROM process p
JOIN process_track t USING (upid)
JOIN slice s ON s.track_id = t.id
WHERE p.name = 'system_server' AND t.name = 'JobScheduler' AND
  s.name GLOB '*job*';
