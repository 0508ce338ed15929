-- What Android's service of batteries noted: states of radios and of others as
-- counters, and events as pairs of marks.

-- Tracks that are on or off share their words under ''.
CREATE PERFETTO TABLE _battery_stats_words AS
WITH _row(track, value, word) AS (VALUES
  ('', 0, 'inactive'), ('', 1, 'active'), ('wifi', 0, 'off'),
  ('wifi', 1, 'on'), ('phone_state', 0, 'in'), ('phone_state', 1, 'out'),
  ('phone_state', 2, 'emergency'), ('phone_state', 3, 'off'),
  ('signal', 0, '0/4'), ('signal', 1, '1/4'), ('signal', 2, '2/4'),
  ('signal', 3, '3/4'), ('signal', 4, '4/4'), ('wifi_suppl', 0, 'invalid'),
  ('wifi_suppl', 1, 'disconnected'), ('wifi_suppl', 2, 'disabled'),
  ('wifi_suppl', 3, 'inactive'), ('wifi_suppl', 4, 'scanning'),
  ('wifi_suppl', 5, 'authenticating'), ('wifi_suppl', 6, 'associating'),
  ('wifi_suppl', 7, 'associated'), ('wifi_suppl', 8, '4-way-handshake'),
  ('wifi_suppl', 9, 'group-handshake'), ('wifi_suppl', 10, 'completed'),
  ('wifi_suppl', 11, 'dormant'), ('wifi_suppl', 12, 'uninitialized'),
  ('data_conn', 0, 'Out of service'), ('data_conn', 1, '2.5G (GPRS)'),
  ('data_conn', 2, '2.7G (EDGE)'), ('data_conn', 3, '3G (UMTS)'),
  ('data_conn', 4, '3G (CDMA)'), ('data_conn', 5, '3G (EVDO Rel 0)'),
  ('data_conn', 6, '3G (EVDO Rev A)'), ('data_conn', 7, '3G (LXRTT)'),
  ('data_conn', 8, '3.5G (HSDPA)'), ('data_conn', 9, '3.5G (HSUPA)'),
  ('data_conn', 10, '3.5G (HSPA)'), ('data_conn', 11, '2G (IDEN)'),
  ('data_conn', 12, '3G (EVDO Rev B)'), ('data_conn', 13, '4G (LTE)'),
  ('data_conn', 14, '3.5G (eHRPD)'), ('data_conn', 15, '3.7G (HSPA+)'),
  ('data_conn', 16, '2G (GSM)'), ('data_conn', 17, '3G (TD SCDMA)'),
  ('data_conn', 18, 'Wifi calling (IWLAN)'),
  ('data_conn', 19, '4.5G (LTE CA)'), ('data_conn', 20, '5G (NR)'),
  ('data_conn', 21, 'Emergency calls only'), ('data_conn', 22, 'Other'))
SELECT * FROM _row;

-- Under which of those a track has its words, null where it has none.
CREATE PERFETTO FUNCTION _battery_stats_kind(track STRING)
RETURNS STRING AS
WITH _row(track, kind) AS (VALUES
  ('wifi_scan', ''), ('wifi_radio', ''), ('mobile_radio', ''),
  ('audio', ''), ('video', ''), ('camera', ''), ('power_save', ''),
  ('phone_in_call', ''), ('wifi', 'wifi'), ('phone_state', 'phone_state'),
  ('phone_signal_strength', 'signal'), ('wifi_signal_strength', 'signal'),
  ('wifi_suppl', 'wifi_suppl'), ('data_conn', 'data_conn'))
SELECT kind FROM _row WHERE 'battery_stats.' || track = $track;

CREATE PERFETTO FUNCTION android_battery_stats_counter_to_string(
  track STRING, value DOUBLE
)
RETURNS STRING AS
SELECT iif(_battery_stats_kind($track) IS NULL, CAST($value AS TEXT),
  ifnull((SELECT word FROM _battery_stats_words
    WHERE track = _battery_stats_kind($track) AND value = $value),
    'unknown'));

-- The last has a dur of -1; its safe_dur is up to the end of the trace.
CREATE PERFETTO VIEW android_battery_stats_state(
  ts TIMESTAMP, dur DURATION, safe_dur DURATION, track_name STRING,
  value LONG, value_name STRING
) AS
SELECT c.ts, ifnull(lead(c.ts) OVER _next - c.ts, -1) AS dur,
  lead(c.ts, 1, trace_end()) OVER _next - c.ts AS safe_dur,
  t.name AS track_name, CAST(c.value AS INT) AS value,
  android_battery_stats_counter_to_string(t.name, c.value) AS value_name
FROM counter_track t
JOIN counter c ON c.track_id = t.id
WHERE t.name GLOB 'battery_stats.*'
WINDOW _next AS (PARTITION BY t.name ORDER BY c.ts);

-- From a mark "+KIND=KEY" to the next of the track and key; "-..." ends what
-- was begun before the trace where it is the first.
CREATE PERFETTO VIEW android_battery_stats_event_slices(
  ts TIMESTAMP, dur DURATION, safe_dur DURATION, track_name STRING,
  str_value STRING, int_value LONG
) AS
WITH _mark AS (
  SELECT s.ts, t.name AS track_name, str_split(s.name, '=', 1) AS key,
    s.name GLOB '+*' AS is_begin
  FROM track t
  JOIN slice s ON s.track_id = t.id
  WHERE t.name GLOB 'battery_stats.*' AND s.name GLOB '[+-]*'
), _near AS (
  SELECT *, lag(ts) OVER _key AS last_ts, lead(ts) OVER _key AS next_ts
  FROM _mark
  WINDOW _key AS (PARTITION BY track_name, key ORDER BY ts)
), _span AS (
  SELECT track_name, key, iif(is_begin, ts, trace_start()) AS ts,
    iif(is_begin, next_ts, ts) AS ts_end
  FROM _near
  WHERE is_begin OR last_ts IS NULL
)
SELECT ts, ifnull(ts_end - ts, -1) AS dur,
  ifnull(ts_end, trace_end()) - ts AS safe_dur, track_name,
  str_split(key, '"', 1) AS str_value,
  CAST(str_split(key, ':', 0) AS INT) AS int_value
FROM _span;
