-- Applications of Android that did not respond: what each was asked for, how
-- long it was waited for, and by which timer.

-- What the words of an error tell: the first pattern that fits.  The time is
-- what Android waits, in ms; that of a broadcast is by its flags.
CREATE PERFETTO TABLE _anr_subjects AS
WITH _row(number, pattern, anr_type, default_ms) AS (VALUES
  (1, 'Broadcast of*', 'BROADCAST_OF_INTENT', NULL),
  (2, 'Input dispatching timed out*does not have a focused window*',
    'INPUT_DISPATCHING_TIMEOUT_NO_FOCUSED_WINDOW', 5000),
  (3, 'Input dispatching timed out*Waiting because no window has focus but '
    || 'there is a focused application*',
    'INPUT_DISPATCHING_TIMEOUT_NO_FOCUSED_WINDOW', 5000),
  (4, 'Input dispatching timed out*', 'INPUT_DISPATCHING_TIMEOUT', 5000),
  (5, 'Context.startForegroundService() did not then call '
    || 'Service.startForeground()*', 'START_FOREGROUND_SERVICE', 30000),
  (6, 'executing service*', 'EXECUTING_SERVICE', 20000),
  (7, 'ContentProvider not responding*', 'CONTENT_PROVIDER_NOT_RESPONDING',
    NULL),
  (8, 'App requested: Buffer processing hung up due to stuck fence. '
    || 'Indicates GPU hang', 'GPU_HANG', NULL),
  (9, 'No response to onStartJob*', 'JOB_SERVICE_START', 8000),
  (10, 'No response to onStopJob*', 'JOB_SERVICE_STOP', 8000),
  (11, 'Timed out while trying to bind*', 'JOB_SERVICE_BIND', 8000),
  (12, 'Process ProcessRecord{*} failed to complete startup',
    'BIND_APPLICATION', 15000),
  (13, 'A foreground service of FOREGROUND_SERVICE_TYPE_SHORT_SERVICE did '
    || 'not stop within a timeout*', 'FOREGROUND_SHORT_SERVICE_TIMEOUT',
    180000),
  (14, 'A foreground service of type*', 'FOREGROUND_SERVICE_TIMEOUT', 30000),
  (15, 'App requested: *', 'APP_TRIGGERED', NULL),
  (16, 'required notification not provided*',
    'JOB_SERVICE_NOTIFICATION_NOT_PROVIDED', 8000))
SELECT * FROM _row ORDER BY number;

CREATE PERFETTO FUNCTION _extract_anr_type(
  subject STRING, process_name STRING
)
RETURNS STRING AS
SELECT iif($subject IS NULL, NULL, coalesce((SELECT anr_type
    FROM _anr_subjects WHERE $subject GLOB pattern ORDER BY number LIMIT 1),
  iif($process_name = 'system_server', 'SYSTEM_SERVER_WATCHDOG_TIMEOUT',
    'UNKNOWN_ANR_TYPE')));

-- The words of a timer that say the same in another way.
CREATE PERFETTO FUNCTION _platform_to_standard_anr_type(platform STRING)
RETURNS STRING AS
SELECT CASE $platform WHEN 'BROADCAST_TIMEOUT' THEN 'BROADCAST_OF_INTENT'
  WHEN 'SERVICE_TIMEOUT' THEN 'EXECUTING_SERVICE'
  WHEN 'SHORT_FGS_TIMEOUT' THEN 'FOREGROUND_SHORT_SERVICE_TIMEOUT'
  WHEN 'SERVICE_FOREGROUND_TIMEOUT' THEN 'FOREGROUND_SERVICE_TIMEOUT'
  WHEN 'JobScheduler' THEN NULL ELSE $platform END;

-- What stands behind some words of a text, up to others.
CREATE PERFETTO FUNCTION _between(
  text STRING, words STRING, end STRING
)
RETURNS STRING AS
SELECT str_split(substr($text, instr($text, $words) + length($words)), $end,
  0);

-- 10 s for a broadcast in the foreground, which a flag tells, else 60 s.
CREATE PERFETTO FUNCTION _default_anr_dur(anr_type STRING, subject STRING)
RETURNS LONG AS
SELECT iif($anr_type = 'BROADCAST_OF_INTENT',
  iif($subject GLOB 'Broadcast of Intent *flg=*' AND
    unhex(_between($subject, ' flg=', ' ')) & 268435456 = 0, 60000, 10000),
  (SELECT default_ms FROM _anr_subjects WHERE anr_type = $anr_type LIMIT 1));

CREATE PERFETTO FUNCTION _extract_anr_duration_from_subject(subject STRING)
RETURNS LONG AS
SELECT CAST(regexp_extract($subject, ' for ([0-9]+)s') * 1000 AS INT)
WHERE $subject GLOB '*Blocked in* for *s*';

CREATE PERFETTO FUNCTION _get_intent(anr_type STRING, subject STRING)
RETURNS STRING AS
SELECT CASE WHEN $anr_type = 'BROADCAST_OF_INTENT' THEN CASE
  WHEN $subject GLOB 'Broadcast of Intent *act=*'
    THEN _between($subject, 'act=', ' ')
  WHEN $subject GLOB 'Broadcast of */u*'
    THEN _between($subject, 'Broadcast of ', '/u') END END;

-- The service, the window or the receiver, as each kind of error names it.
CREATE PERFETTO FUNCTION _get_component(anr_type STRING, subject STRING)
RETURNS STRING AS
SELECT CASE $anr_type
  WHEN 'BROADCAST_OF_INTENT' THEN _between($subject, ' cmp=', ' ')
  WHEN 'INPUT_DISPATCHING_TIMEOUT'
    THEN str_split(substr($subject, instr($subject, '(') + 1), ' ', 1)
  WHEN 'START_FOREGROUND_SERVICE'
    THEN _between(substr($subject, instr($subject, ' u') + 1), ' ', ' ')
  WHEN 'EXECUTING_SERVICE'
    THEN _between($subject, 'executing service ', ',')
  WHEN 'FOREGROUND_SHORT_SERVICE_TIMEOUT'
    THEN _between($subject, 'ComponentInfo{', '}')
  WHEN 'FOREGROUND_SERVICE_TIMEOUT'
    THEN _between($subject, 'ComponentInfo{', '}')
  WHEN 'APP_TRIGGERED' THEN substr($subject,
    instr($subject, 'App requested: ') + length('App requested: '))
  END;

-- Counters of the system's server, by their names: "ErrorId:PROCESS PID#ID"
-- and "Subject(for ErrorId ID):WORDS".
CREATE PERFETTO TABLE _anr_tracks AS
SELECT t.id, t.name
FROM process p
JOIN process_counter_track t USING (upid)
WHERE p.name = 'system_server' AND
  (t.name GLOB 'ErrorId:*' OR t.name GLOB 'Subject(for ErrorId *');

CREATE PERFETTO TABLE _anr_errors AS
WITH _error AS (
  SELECT substr(str_split(t.name, '#', 0), length('ErrorId:') + 1) AS who,
    str_split(t.name, '#', 1) AS error_id, c.ts
  FROM _anr_tracks t
  JOIN counter c ON c.track_id = t.id
  WHERE t.name GLOB 'E*'
)
SELECT str_split(who, ' ', 0) AS process_name,
  CAST(str_split(who, ' ', 1) AS INT) AS pid, error_id, ts
FROM _error;

-- Timers that ran out, "expired(ID,PID,UID,KIND,MS)".
CREATE PERFETTO TABLE _anr_timers AS
SELECT ts, CAST(str_split(said, ',', 1) AS INT) AS pid,
  str_split(said, ',', 3) AS kind,
  CAST(str_split(said, ',', 4) AS INT) AS anr_dur_ms
FROM (SELECT ts, trim(substr(name, length('expired(') + 1), ')') AS said
  FROM slice WHERE name GLOB 'expired(*,*,*,*,*)');

-- The last timer of the process before an error is its own.
CREATE PERFETTO TABLE android_anrs(
  process_name STRING, pid LONG, upid JOINID(process.id), error_id STRING,
  ts TIMESTAMP, anr_type STRING, subject STRING, intent STRING,
  component STRING, timer_delay LONG, anr_dur_ms LONG, default_anr_dur_ms LONG
) AS
WITH _subject AS (
  SELECT substr(str_split(name, ')', 0), length('Subject(for ErrorId ') + 1)
      AS error_id,
    substr(name, length(str_split(name, ')', 0)) + 3) AS subject
  FROM _anr_tracks
  WHERE name GLOB 'S*'
), _timer AS (
  SELECT e.error_id, t.kind, t.anr_dur_ms, t.ts, row_number() OVER
    (PARTITION BY e.error_id ORDER BY e.ts - t.ts) AS number
  FROM _anr_errors e
  JOIN _anr_timers t ON t.pid = e.pid AND t.ts <= e.ts
), _all AS (
  SELECT e.process_name, e.pid, p.upid, e.error_id, e.ts, s.subject,
    e.ts - t.ts AS timer_delay,
    ifnull(_platform_to_standard_anr_type(t.kind),
      _extract_anr_type(s.subject, e.process_name)) AS anr_type,
    ifnull(t.anr_dur_ms, _extract_anr_duration_from_subject(s.subject))
      AS anr_dur_ms
  FROM _anr_errors e
  LEFT JOIN _subject s ON s.error_id = e.error_id
  LEFT JOIN _timer t ON t.error_id = e.error_id AND t.number = 1
  LEFT JOIN process p ON p.pid = e.pid
)
SELECT process_name, pid, upid, error_id, ts, anr_type, subject,
  _get_intent(anr_type, subject) AS intent,
  _get_component(anr_type, subject) AS component, timer_delay, anr_dur_ms,
  _default_anr_dur(anr_type, subject) AS default_anr_dur_ms
FROM _all;
