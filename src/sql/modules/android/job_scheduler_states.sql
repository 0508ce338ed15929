-- Jobs that applications had the system run, from when each began until it
-- ended or was put off; and whether the screen was on and the battery charged.

INCLUDE PERFETTO MODULE android.battery.charging_states;
INCLUDE PERFETTO MODULE android.screen_state;
INCLUDE PERFETTO MODULE android.statsd;
INCLUDE PERFETTO MODULE intervals.intersect;

-- A job is called TAG:PACKAGE..., @SPACE@PACKAGE/CLASS or
-- @SPACE@TAG:PACKAGE..., in each of which a slash may follow.
CREATE PERFETTO FUNCTION _job_package(job_name STRING)
RETURNS STRING AS
SELECT CASE
  WHEN $job_name NOT GLOB '@*' THEN str_split($job_name, '/', 0)
  WHEN $job_name GLOB '*/*' AND str_split($job_name, '/', 1) GLOB 'com*'
    THEN str_split($job_name, '/', 1)
  ELSE str_split(str_split($job_name, '/', 0), '@', 2) END;

CREATE PERFETTO FUNCTION _job_namespace(job_name STRING)
RETURNS STRING AS
SELECT iif($job_name GLOB '@*', str_split($job_name, '@', 1),
  str_split($job_name, '/', 1));

-- What an atom says, and the one after it of the same job.  Those that tell
-- that a job was given up are none.
CREATE PERFETTO TABLE _job_atoms AS
WITH _job AS (
  SELECT id AS slice_id, ts, arg_set_id, name, _atom!('state') AS state,
    _atom!('job_name') AS job_name, _atom!('job_id') AS job_id,
    _atom!('attribution_node[0].uid') AS uid,
    _atom!('internal_stop_reason') AS internal_stop_reason,
    _atom!('public_stop_reason') AS public_stop_reason
  FROM android_statsd_atoms
  WHERE name = 'scheduled_job_state_changed'
)
SELECT slice_id, ts, arg_set_id, name, state, job_name, job_id, uid,
  lead(ts) OVER _next AS ts_end, lead(state) OVER _next AS next_state,
  lead(internal_stop_reason) OVER _next AS internal_stop_reason,
  lead(public_stop_reason) OVER _next AS public_stop_reason
FROM _job
WHERE state <> 'CANCELLED'
WINDOW _next AS (PARTITION BY uid, job_name, job_id ORDER BY ts);

-- What the system calls flexible has no field of its own: is_periodic has it.
CREATE PERFETTO TABLE android_job_scheduler_states(
  id ID, ts TIMESTAMP, dur DURATION, slice_id JOINID(slice.id),
  job_name STRING, uid LONG, job_id LONG, package_name STRING,
  job_namespace STRING, effective_priority LONG,
  has_battery_not_low_constraint BOOL, has_charging_constraint BOOL,
  has_connectivity_constraint BOOL, has_content_trigger_constraint BOOL,
  has_deadline_constraint BOOL, has_idle_constraint BOOL,
  has_storage_not_low_constraint BOOL, has_timing_delay_constraint BOOL,
  is_prefetch BOOL, is_requested_expedited_job BOOL,
  is_running_as_expedited_job BOOL, num_previous_attempts TIMESTAMP,
  requested_priority LONG, standby_bucket STRING, is_periodic BOOL,
  has_flex_constraint BOOL, is_requested_as_user_initiated_job BOOL,
  is_running_as_user_initiated_job BOOL, deadline_ms LONG,
  job_start_latency_ms LONG, num_uncompleted_work_items LONG,
  proc_state STRING, internal_stop_reason STRING, public_stop_reason STRING
) AS
SELECT row_number() OVER (ORDER BY ts) AS id, ts, ts_end - ts AS dur,
  slice_id, job_name, uid, job_id, _job_package(job_name) AS package_name,
  _job_namespace(job_name) AS job_namespace,
  _atom!('effective_priority') AS effective_priority,
  _atom!('has_battery_not_low_constraint') AS has_battery_not_low_constraint,
  _atom!('has_charging_constraint') AS has_charging_constraint,
  _atom!('has_connectivity_constraint') AS has_connectivity_constraint,
  _atom!('has_content_trigger_constraint') AS has_content_trigger_constraint,
  _atom!('has_deadline_constraint') AS has_deadline_constraint,
  _atom!('has_idle_constraint') AS has_idle_constraint,
  _atom!('has_storage_not_low_constraint') AS has_storage_not_low_constraint,
  _atom!('has_timing_delay_constraint') AS has_timing_delay_constraint,
  _atom!('is_prefetch') = 1 AS is_prefetch,
  _atom!('is_requested_expedited_job') AS is_requested_expedited_job,
  _atom!('is_running_as_expedited_job') AS is_running_as_expedited_job,
  _atom!('num_previous_attempts') AS num_previous_attempts,
  _atom!('requested_priority') AS requested_priority,
  _atom!('standby_bucket') AS standby_bucket,
  _atom!('is_periodic') AS is_periodic,
  _atom!('is_periodic') AS has_flex_constraint,
  _atom!('is_requested_as_user_initiated_job')
    AS is_requested_as_user_initiated_job,
  _atom!('is_running_as_user_initiated_job')
    AS is_running_as_user_initiated_job,
  _atom!('deadline_ms') AS deadline_ms,
  _atom!('job_start_latency_ms') AS job_start_latency_ms,
  _atom!('num_uncompleted_work_items') AS num_uncompleted_work_items,
  _atom!('proc_state') AS proc_state,
  internal_stop_reason, public_stop_reason
FROM _job_atoms
WHERE state = 'STARTED' AND next_state IN ('FINISHED', 'SCHEDULED') AND
  ts_end > ts;

CREATE PERFETTO TABLE _charging_screen_states AS
SELECT row_number() OVER () AS id, i.ts, i.dur, c.charging_state,
  s.screen_state
FROM _interval_intersect!((android_charging_states, android_screen_state), ())
  i
JOIN android_charging_states c ON c.id = i.id_0
JOIN android_screen_state s ON s.id = i.id_1;

CREATE PERFETTO TABLE android_job_scheduler_with_screen_charging_states(
  ts TIMESTAMP, dur DURATION, slice_id JOINID(slice.id), job_name STRING,
  uid LONG, job_id LONG, job_dur DURATION, package_name STRING,
  job_namespace STRING, charging_state STRING, screen_state STRING,
  effective_priority LONG, has_battery_not_low_constraint BOOL,
  has_charging_constraint BOOL, has_connectivity_constraint BOOL,
  has_content_trigger_constraint BOOL, has_deadline_constraint BOOL,
  has_idle_constraint BOOL, has_storage_not_low_constraint BOOL,
  has_timing_delay_constraint BOOL, is_prefetch BOOL,
  is_requested_expedited_job BOOL, is_running_as_expedited_job BOOL,
  num_previous_attempts TIMESTAMP, requested_priority LONG,
  standby_bucket STRING, is_periodic BOOL, has_flex_constraint BOOL,
  is_requested_as_user_initiated_job BOOL,
  is_running_as_user_initiated_job BOOL, deadline_ms LONG,
  job_start_latency_ms LONG, num_uncompleted_work_items LONG,
  proc_state STRING, internal_stop_reason STRING, public_stop_reason STRING
) AS
SELECT i.ts, i.dur, j.slice_id, j.job_name || '_' || j.job_id AS job_name,
  j.uid, j.job_id, j.dur AS job_dur, j.package_name, j.job_namespace,
  c.charging_state, c.screen_state, j.effective_priority,
  j.has_battery_not_low_constraint, j.has_charging_constraint,
  j.has_connectivity_constraint, j.has_content_trigger_constraint,
  j.has_deadline_constraint, j.has_idle_constraint,
  j.has_storage_not_low_constraint, j.has_timing_delay_constraint,
  j.is_prefetch, j.is_requested_expedited_job,
  j.is_running_as_expedited_job, j.num_previous_attempts,
  j.requested_priority, j.standby_bucket, j.is_periodic,
  j.has_flex_constraint, j.is_requested_as_user_initiated_job,
  j.is_running_as_user_initiated_job, j.deadline_ms, j.job_start_latency_ms,
  j.num_uncompleted_work_items, j.proc_state, j.internal_stop_reason,
  j.public_stop_reason
FROM _interval_intersect!(
  (_charging_screen_states, android_job_scheduler_states), ()) i
JOIN _charging_screen_states c ON c.id = i.id_0
JOIN android_job_scheduler_states j ON j.id = i.id_1;
