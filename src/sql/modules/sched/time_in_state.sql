-- How long threads were in each state.

INCLUDE PERFETTO MODULE sched.states;
INCLUDE PERFETTO MODULE intervals.intersect;

CREATE PERFETTO TABLE sched_time_in_state_for_thread(
  utid JOINID(thread.id), total_runtime LONG, state STRING, time_in_state LONG,
  percentage_in_state LONG
) AS
SELECT utid, sum(sum(dur)) OVER w AS total_runtime, state,
  sum(dur) AS time_in_state,
  100 * sum(dur) / sum(sum(dur)) OVER w AS percentage_in_state
FROM thread_state
WHERE dur >= 0
GROUP BY utid, state
WINDOW w AS (PARTITION BY utid)
ORDER BY utid, state;

-- The same in percent of all of a thread's states, a column each; null: it was
-- never in that state.
CREATE PERFETTO TABLE sched_percentage_of_time_in_state(
  utid JOINID(thread.id), running LONG, runnable LONG, runnable_preempted LONG,
  sleeping LONG, uninterruptible_sleep LONG, other LONG
) AS
SELECT utid,
  100 * sum(iif(state = 'Running', time_in_state, NULL)) / total_runtime
    AS running,
  100 * sum(iif(state = 'R', time_in_state, NULL)) / total_runtime
    AS runnable,
  100 * sum(iif(state = 'R+', time_in_state, NULL)) / total_runtime
    AS runnable_preempted,
  100 * sum(iif(state = 'S', time_in_state, NULL)) / total_runtime
    AS sleeping,
  100 * sum(iif(state = 'D', time_in_state, NULL)) / total_runtime
    AS uninterruptible_sleep,
  100 * sum(iif(state IN ('Running', 'R', 'R+', 'S', 'D'), NULL,
    time_in_state)) / total_runtime
    AS other
FROM sched_time_in_state_for_thread
WHERE total_runtime > 0
GROUP BY utid
ORDER BY utid;

-- The states of a thread within [ts, ts + dur).
CREATE PERFETTO FUNCTION sched_time_in_state_and_cpu_for_thread_in_interval(
  ts TIMESTAMP, dur DURATION, utid JOINID(thread.id)
)
RETURNS TABLE(
  state STRING, io_wait BOOL, cpu LONG, blocked_function STRING, dur DURATION
) AS
SELECT state, io_wait, cpu, blocked_function,
  sum(min(ts + dur, $ts + $dur) - max(ts, $ts)) AS dur
FROM thread_state
WHERE utid = $utid AND ts < $ts + $dur AND dur > 0 AND ts + dur > $ts
GROUP BY 1, 2, 3, 4;

CREATE PERFETTO FUNCTION sched_time_in_state_for_thread_in_interval(
  ts TIMESTAMP, dur DURATION, utid JOINID(thread.id)
)
RETURNS TABLE(
  state STRING, io_wait BOOL, blocked_function STRING, dur DURATION
) AS
SELECT state, io_wait, blocked_function, sum(dur) AS dur
FROM sched_time_in_state_and_cpu_for_thread_in_interval($ts, $dur, $utid)
GROUP BY 1, 2, 3;

-- How long a CPU ran what it ran, by how that ended, within [ts, ts + dur).
CREATE PERFETTO FUNCTION sched_time_in_state_for_cpu_in_interval(
  cpu LONG, ts TIMESTAMP, dur DURATION
)
RETURNS TABLE(end_state STRING, dur LONG) AS
SELECT end_state, sum(min(ts + dur, $ts + $dur) - max(ts, $ts)) AS dur
FROM sched
WHERE cpu = $cpu AND ts < $ts + $dur AND dur > 0 AND ts + dur > $ts
GROUP BY end_state;
