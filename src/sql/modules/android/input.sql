-- Keys and touches on their way through Android: the system sends each to an
-- application, which handles it and says so.  That is four messages of one
-- channel and number.

INCLUDE PERFETTO MODULE android.frames.timeline;
INCLUDE PERFETTO MODULE intervals.intersect;
INCLUDE PERFETTO MODULE slices.with_context;

-- What stands behind the given '=' of a name, up to a comma or a parenthesis.
CREATE PERFETTO FUNCTION _input_word(name STRING, number LONG)
RETURNS STRING AS
SELECT str_split(str_split(str_split($name, '=', $number), ',', 0), ')', 0);

-- Messages sendMessage(inputChannel=..., seq=..., type=...) and
-- receiveMessage(...).  The two ends of a channel are called (server) and
-- (client); the system has the first.  A stage is what the message is: 1 sent
-- by the system, 2 received, 3 the answer, 4 the answer received.
CREATE PERFETTO TABLE _input_messages AS
WITH _message AS (
  SELECT s.id, s.ts, s.dur, s.track_id, s.utid, s.tid, s.thread_name, s.upid,
    s.pid, s.process_name, s.name GLOB 'send*' AS is_sent, s.parent_id,
    str_split(str_split(s.name, '=', 1), ',', 0) AS channel,
    str_split(str_split(s.name, '=', 2), ',', 0) AS seq,
    str_split(str_split(s.name, '=', 3), ')', 0) AS type
  FROM thread_slice s
  WHERE (s.name GLOB 'sendMessage(*' OR s.name GLOB 'receiveMessage(*') AND
    s.upid IS NOT NULL
)
SELECT id, ts, dur, track_id, utid, tid, thread_name, upid, pid, process_name,
  parent_id, channel, seq, type,
  CASE
    WHEN is_sent THEN iif(thread_name = 'InputDispatcher', 1, 3)
    ELSE iif(type IN ('0x2', 'FINISHED'), 4, 2)
  END AS stage,
  replace(channel, '(client)', '(server)') AS server_channel
FROM _message;

CREATE PERFETTO INDEX _input_messages_key
ON _input_messages(server_channel, seq, stage, ts);

-- The first message of a stage that comes after another one.
CREATE PERFETTO FUNCTION _input_next(
  server_channel STRING, seq STRING, stage LONG, ts TIMESTAMP
)
RETURNS LONG AS
SELECT id FROM _input_messages
WHERE server_channel = $server_channel AND seq = $seq AND stage = $stage AND
  ts >= $ts
ORDER BY ts LIMIT 1;

-- The events that messages carry: they are sent inside of slices, the third of
-- which names the event.  A channel is called after the process it leads to,
-- 'NUMBER PROCESS/WINDOW (server)'.
CREATE PERFETTO TABLE _input_carried AS
SELECT m.id, m.seq, m.channel, _input_word(e.name, 2) AS input_event_id,
  str_split(str_split(m.channel, ' ', 1), '/', 0) AS process_name
FROM _input_messages m
JOIN slice publish ON publish.id = m.parent_id
JOIN slice start ON start.id = publish.parent_id
JOIN slice e ON e.id = start.parent_id
WHERE m.stage = 1;

CREATE PERFETTO INDEX _input_carried_id ON _input_carried(id);
CREATE PERFETTO INDEX _input_carried_event ON _input_carried(input_event_id);

-- When each event was read.
CREATE PERFETTO TABLE _input_read AS
SELECT str_split(str_split(str_split(name, 'id=', 1), ',', 0), ')', 0)
    AS input_event_id,
  min(ts) AS ts
FROM slice
WHERE name GLOB 'UnwantedInteractionBlocker::notifyMotion*'
GROUP BY 1;

CREATE PERFETTO INDEX _input_read_event ON _input_read(input_event_id);

-- Events that reach a window: 'deliverInputEvent src=... eventTimeNano=...
-- id=...' inside of a slice whose third word is what was done.
CREATE PERFETTO TABLE _input_delivered AS
SELECT s.id, s.ts, s.dur, t.utid, t.upid, t.process_name,
  str_split(s.name, '=', 3) AS input_event_id,
  str_split(p.name, ' ', 2) AS event_action,
  CAST(str_split(str_split(s.name, ' ', 2), '=', 1) AS INT) AS event_time
FROM slice s
JOIN thread_slice t ON t.id = s.id
JOIN slice p ON p.id = s.parent_id
WHERE s.name GLOB 'deliverInputEvent src=*';

CREATE PERFETTO TABLE _input_do_frames AS
SELECT f.id, f.ts, s.dur, f.ui_thread_utid AS utid, f.frame_id
FROM android_frames_choreographer_do_frame f
JOIN slice s ON s.id = f.id;

CREATE PERFETTO INDEX _input_do_frames_ts ON _input_do_frames(utid, ts);

-- The frame in whose work an event was delivered; for one that came between
-- two, the next one of the thread, which is a guess.
CREATE PERFETTO TABLE _input_frames AS
WITH _exact AS MATERIALIZED (
  SELECT i.id_0 AS delivered_id, i.id_1 AS do_frame_id
  FROM _interval_intersect!((
    (SELECT id, ts, dur, utid FROM _input_delivered WHERE dur > 0),
    (SELECT id, ts, dur, utid FROM _input_do_frames WHERE dur > 0)),
    (utid)) AS i
), _both AS (
  SELECT delivered_id, do_frame_id, 0 AS is_guess FROM _exact
  UNION ALL
  SELECT d.id, (SELECT f.id FROM _input_do_frames f
      WHERE f.utid = d.utid AND f.ts >= d.ts ORDER BY f.ts LIMIT 1), 1
  FROM _input_delivered d
  WHERE d.id NOT IN (SELECT delivered_id FROM _exact)
)
SELECT d.input_event_id, d.process_name, d.upid, d.event_action, d.event_time,
  f.frame_id, f.ts AS frame_ts, b.is_guess
FROM _both b
JOIN _input_delivered d ON d.id = b.delivered_id
JOIN _input_do_frames f ON f.id = b.do_frame_id;

CREATE PERFETTO INDEX _input_frames_event ON _input_frames(input_event_id);

-- When what an application drew was shown: the end of the frame of
-- SurfaceFlinger, which has no token of a surface, that it was put in.
CREATE PERFETTO TABLE _input_shown AS
SELECT a.upid, a.ts, max(s.ts + s.dur) AS shown_ts
FROM actual_frame_timeline_slice a
JOIN actual_frame_timeline_slice s
  ON s.display_frame_token = a.display_frame_token AND s.id <> a.id
WHERE s.surface_frame_token IS NULL AND a.present_type <> 'Dropped Frame'
GROUP BY a.upid, a.ts;

CREATE PERFETTO INDEX _input_shown_ts ON _input_shown(upid, ts);

-- Names of channels without what differs from run to run.
CREATE PERFETTO FUNCTION _normalize_event_channel(event_channel STRING)
RETURNS STRING AS
SELECT CASE
  WHEN $event_channel GLOB '[[]*] *' THEN $event_channel
  WHEN $event_channel GLOB '* *:*' THEN trim(substr(
    str_split($event_channel, ':', 0), instr($event_channel, ' ') + 1))
  WHEN $event_channel GLOB '* *' THEN trim(substr(
    $event_channel, instr($event_channel, ' ') + 1))
  WHEN $event_channel GLOB '*[0-9]' THEN
    regexp_extract($event_channel, '^(.*[a-zA-Z])')
  ELSE $event_channel END;

CREATE PERFETTO TABLE android_input_events(
  dispatch_latency_dur DURATION, handling_latency_dur DURATION,
  ack_latency_dur DURATION, total_latency_dur DURATION,
  end_to_end_latency_dur DURATION, tid LONG, thread_name STRING,
  upid JOINID(process.upid), pid LONG, process_name STRING,
  event_type STRING, event_action STRING, event_seq STRING,
  event_channel STRING, normalized_event_channel STRING,
  input_event_id STRING, read_time TIMESTAMP,
  dispatch_track_id JOINID(track.id), dispatch_ts TIMESTAMP,
  dispatch_dur DURATION, receive_ts TIMESTAMP, receive_dur DURATION,
  receive_track_id JOINID(track.id), frame_id LONG,
  is_speculative_frame BOOL, event_time TIMESTAMP
) AS
WITH _received AS MATERIALIZED (
  SELECT d.id, _input_next(d.channel, d.seq, 2, d.ts) AS received_id
  FROM _input_messages d
  WHERE d.stage = 1
), _answered AS MATERIALIZED (
  SELECT x.*, r.ts, _input_next(r.server_channel, r.seq, 3, r.ts)
    AS answer_id
  FROM _received x
  JOIN _input_messages r ON r.id = x.received_id
), _whole AS MATERIALIZED (
  SELECT x.id, x.received_id, x.answer_id,
    _input_next(a.server_channel, a.seq, 4, a.ts) AS heard_id
  FROM _answered x
  JOIN _input_messages a ON a.id = x.answer_id
)
SELECT r.ts - d.ts AS dispatch_latency_dur, a.ts - r.ts AS handling_latency_dur,
  h.ts - a.ts AS ack_latency_dur, h.ts - d.ts AS total_latency_dur,
  (SELECT v.shown_ts FROM _input_shown v
    WHERE v.upid = f.upid AND v.ts >= f.frame_ts
    ORDER BY v.ts LIMIT 1) - t.ts AS end_to_end_latency_dur,
  a.tid, a.thread_name, a.upid, a.pid, a.process_name, d.type AS event_type,
  f.event_action, d.seq AS event_seq, d.channel AS event_channel,
  _normalize_event_channel(d.channel) AS normalized_event_channel,
  c.input_event_id, t.ts AS read_time, d.track_id AS dispatch_track_id,
  d.ts AS dispatch_ts, d.dur AS dispatch_dur, r.ts AS receive_ts,
  r.dur AS receive_dur, r.track_id AS receive_track_id, f.frame_id,
  f.is_guess AS is_speculative_frame, f.event_time
FROM _whole w
JOIN _input_messages d ON d.id = w.id
JOIN _input_messages r ON r.id = w.received_id
JOIN _input_messages a ON a.id = w.answer_id
JOIN _input_messages h ON h.id = w.heard_id
LEFT JOIN _input_carried c ON c.id = d.id
LEFT JOIN _input_read t ON t.input_event_id = c.input_event_id
LEFT JOIN _input_frames f ON f.input_event_id = t.input_event_id AND
  f.process_name = c.process_name;

-- What the framework itself tells of keys and touches.
CREATE PERFETTO VIEW android_key_events(
  id LONG, event_id LONG, ts TIMESTAMP, arg_set_id ARGSETID, source LONG,
  action LONG, device_id LONG, display_id LONG, key_code LONG
) AS
SELECT id, event_id, ts, arg_set_id, source, action, device_id, display_id,
  key_code
FROM __intrinsic_android_key_events;

CREATE PERFETTO VIEW android_motion_events(
  id LONG, event_id LONG, ts TIMESTAMP, arg_set_id ARGSETID, source LONG,
  action LONG, device_id LONG, display_id LONG
) AS
SELECT id, event_id, ts, arg_set_id, source, action, device_id, display_id
FROM __intrinsic_android_motion_events;

CREATE PERFETTO VIEW android_input_event_dispatch(
  id LONG, event_id LONG, arg_set_id ARGSETID, vsync_id LONG, window_id LONG
) AS
SELECT id, event_id, arg_set_id, vsync_id, window_id
FROM __intrinsic_android_input_event_dispatch;
