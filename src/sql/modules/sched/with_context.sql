-- What ran on the CPUs, with the names of thread and process.

CREATE PERFETTO VIEW sched_with_thread_process(
  id ID(sched.id), ts TIMESTAMP, dur DURATION, cpu LONG, utid JOINID(thread.id),
  end_state STRING, priority LONG, ucpu LONG, tid LONG, thread_name STRING,
  upid JOINID(process.id), pid LONG, process_name STRING
) AS
SELECT sched.id, sched.ts, sched.dur, sched.cpu, sched.utid, sched.end_state,
  sched.priority, sched.ucpu, thread.tid, thread.name AS thread_name,
  process.upid, process.pid, process.name AS process_name
FROM sched
JOIN thread USING (utid)
LEFT JOIN process USING (upid);
