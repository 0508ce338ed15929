-- Pictures of the screen that Android put in the trace.

CREATE PERFETTO TABLE android_screenshots(
  id ID(slice.id), ts TIMESTAMP, dur DURATION, name STRING
) AS
SELECT s.id, s.ts, s.dur, s.name
FROM slice s
JOIN args a ON a.arg_set_id = s.arg_set_id
WHERE s.name = 'Screenshot' AND s.category = 'android_screenshot' AND
  a.key = 'screenshot.jpg_image';
