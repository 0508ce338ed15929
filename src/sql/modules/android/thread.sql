-- Threads by what their names have in common, and who makes too many.

-- The first word of a name, up to what usually numbers it.
CREATE PERFETTO FUNCTION android_standardize_thread_name(thread_name STRING)
RETURNS STRING AS
SELECT iif($thread_name GLOB 'kworker/*', 'kworker', __intrinsic_strip_hex(
  regexp_extract($thread_name, '^([^- \[:]*)'), 1));

-- Threads that lived no longer than that, all without a limit; how many later
-- ones of the same kind began in a time from the begin of each.
CREATE PERFETTO MACRO _thread_spam(kind Expr)
RETURNS TableOrSubquery AS (
  SELECT p.name AS process_name, p.upid, $kind AS thread_name_prefix,
    count(t.start_ts) OVER (PARTITION BY p.upid, $kind ORDER BY t.start_ts
      RANGE BETWEEN CURRENT ROW AND CAST($sliding_window_dur AS INT)
      FOLLOWING) AS count
  FROM thread t
  JOIN process p USING (upid)
  WHERE $max_thread_dur IS NULL OR
    ($max_thread_dur AND t.end_ts - t.start_ts <= $max_thread_dur)
);

CREATE PERFETTO FUNCTION _android_thread_creation_spam_per_thread(
  max_thread_dur DOUBLE, sliding_window_dur DOUBLE
)
RETURNS TABLE(
  process_name STRING, upid JOINID(process.id), thread_name_prefix STRING,
  max_count_per_sec LONG
) AS
SELECT process_name, upid, thread_name_prefix, max(count) AS max_count_per_sec
FROM _thread_spam!(android_standardize_thread_name(t.name))
GROUP BY upid, thread_name_prefix
HAVING max(count) > 0
ORDER BY 4 DESC;

CREATE PERFETTO FUNCTION _android_thread_creation_spam_per_process(
  max_thread_dur DOUBLE, sliding_window_dur DOUBLE
)
RETURNS TABLE(
  process_name STRING, upid JOINID(process.id), max_count_per_sec LONG
) AS
SELECT process_name, upid, max(count) AS max_count_per_sec
FROM _thread_spam!(0)
GROUP BY upid
HAVING max(count) > 0
ORDER BY 3 DESC;
