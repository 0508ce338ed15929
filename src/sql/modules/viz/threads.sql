-- Threads, and whether they are of the kernel.

INCLUDE PERFETTO MODULE linux.threads;
INCLUDE PERFETTO MODULE viz.summary.trace;

CREATE PERFETTO TABLE _threads_with_kernel_flag AS
SELECT id, utid, upid, tid, name, is_main_thread, is_idle, machine_id,
  utid IN (SELECT k.utid FROM linux_kernel_threads k
    WHERE _is_linux_machine(k.machine_id)) AS is_kernel_thread
FROM thread;
