-- What a thread waited for before it ran.

-- For each running state of a thread: its last state before in which it was
-- ready to run, and the last one of these that a wakeup began.
CREATE PERFETTO TABLE sched_previous_runnable_on_thread(
  id JOINID(thread_state.id), prev_runnable_id JOINID(thread_state.id),
  prev_wakeup_runnable_id JOINID(thread_state.id)
) AS
SELECT id, prev_runnable_id, prev_wakeup_runnable_id
FROM (
  SELECT id, state,
    max(id) FILTER (WHERE state IN ('R', 'R+')) OVER w AS prev_runnable_id,
    max(id) FILTER (WHERE state = 'R' AND waker_utid IS NOT NULL) OVER w
      AS prev_wakeup_runnable_id
  FROM thread_state
  WINDOW w AS (PARTITION BY utid ORDER BY ts, id
    ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
)
WHERE state = 'Running'
ORDER BY id;
