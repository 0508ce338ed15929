-- Threads that draw for their process.

CREATE PERFETTO TABLE _render_thread_per_process(
  upid JOINID(process.id), render_thread_utid JOINID(thread.id)
) AS
SELECT t.upid, t.utid AS render_thread_utid FROM thread t
WHERE t.name = 'RenderThread';
