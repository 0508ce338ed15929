-- Threads with their processes.

CREATE PERFETTO TABLE _thread_with_process AS
SELECT t.utid, t.tid, t.name AS thread_name, t.is_main_thread, p.upid, p.pid,
  p.name AS process_name
FROM thread t LEFT JOIN process p ON p.upid = t.upid;
