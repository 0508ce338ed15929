-- What a person did with a page, until the page showed it.

INCLUDE PERFETTO MODULE slices.with_context;

-- An arg of such a slice; in JSON they stand below "args".
CREATE PERFETTO FUNCTION _interaction_arg(arg_set_id ARGSETID, name STRING)
RETURNS ANY AS
SELECT ifnull(extract_arg($arg_set_id, 'web_content_interaction.' || $name),
  extract_arg($arg_set_id, 'args.web_content_interaction.' || $name));

CREATE PERFETTO TABLE chrome_web_content_interactions(
  id LONG, ts TIMESTAMP, dur DURATION, interaction_type STRING,
  renderer_upid LONG
) AS
SELECT s.id, s.ts, s.dur,
  _interaction_arg(s.arg_set_id, 'type')
    AS interaction_type,
  s.upid AS renderer_upid
FROM process_slice s
WHERE s.name = 'Web Interaction';
