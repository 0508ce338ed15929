-- Threads of the kernel: those of kthreadd, process 2, and of its children.

CREATE PERFETTO TABLE linux_kernel_threads(
  upid JOINID(process.id), utid JOINID(thread.id), pid LONG, tid LONG,
  process_name STRING, thread_name STRING, machine_id JOINID(machine.id)
) AS
SELECT p.upid, t.utid, p.pid, t.tid, p.name AS process_name,
  t.name AS thread_name, p.machine_id
FROM process p
JOIN thread t ON t.upid = p.upid
WHERE p.pid = 2 OR
  p.parent_upid IN (SELECT upid FROM process WHERE pid = 2)
ORDER BY p.upid, t.utid;
