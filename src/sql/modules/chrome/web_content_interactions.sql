-- What a person did with a page, until the page showed it.

INCLUDE PERFETTO MODULE chrome.args;
INCLUDE PERFETTO MODULE slices.with_context;

CREATE PERFETTO TABLE chrome_web_content_interactions(
  id LONG, ts TIMESTAMP, dur DURATION, interaction_type STRING,
  renderer_upid LONG
) AS
SELECT s.id, s.ts, s.dur,
  _chrome_arg(s.arg_set_id, 'web_content_interaction.type')
    AS interaction_type,
  s.upid AS renderer_upid
FROM process_slice s
WHERE s.name = 'Web Interaction';
