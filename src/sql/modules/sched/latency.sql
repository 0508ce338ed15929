-- How long threads were ready before they ran.

INCLUDE PERFETTO MODULE sched.runnable;

CREATE PERFETTO TABLE sched_latency_for_running_interval(
  thread_state_id JOINID(thread_state.id), sched_id JOINID(sched.id),
  utid JOINID(thread.id), runnable_latency_id JOINID(thread_state.id),
  latency_dur LONG
) AS
SELECT r.id AS thread_state_id, sched.id AS sched_id, r.utid,
  ready.id AS runnable_latency_id, ready.dur AS latency_dur
FROM sched_previous_runnable_on_thread p
JOIN thread_state r ON r.id = p.id
JOIN thread_state ready ON ready.id = p.prev_runnable_id
JOIN sched ON sched.ts = r.ts AND sched.utid = r.utid
WHERE ready.ts + ready.dur = r.ts
ORDER BY r.id;
