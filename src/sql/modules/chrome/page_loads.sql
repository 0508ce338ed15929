-- Pages that Chromium loaded: the times from the begin of a navigation.

INCLUDE PERFETTO MODULE chrome.args;
INCLUDE PERFETTO MODULE slices.with_context;

CREATE PERFETTO TABLE _page_load_slices AS
SELECT ts, dur, substr(name, 17) AS what, upid,
  _chrome_arg(arg_set_id, 'page_load.navigation_id') AS navigation_id,
  _chrome_arg(arg_set_id, 'page_load.url') AS url
FROM process_slice
WHERE name GLOB 'PageLoadMetrics.*';

CREATE PERFETTO FUNCTION _page_load_of(what STRING)
RETURNS TABLE(ts TIMESTAMP, dur DURATION, upid LONG, navigation_id LONG) AS
SELECT ts, dur, upid, navigation_id FROM _page_load_slices
WHERE what = $what;

CREATE PERFETTO TABLE chrome_page_loads(
  id LONG, navigation_id LONG, navigation_start_ts TIMESTAMP, fcp LONG,
  fcp_ts TIMESTAMP, lcp LONG, lcp_ts TIMESTAMP,
  dom_content_loaded_event_ts TIMESTAMP, load_event_ts TIMESTAMP,
  mark_fully_loaded_ts TIMESTAMP, mark_fully_visible_ts TIMESTAMP,
  mark_interactive_ts TIMESTAMP, url STRING, browser_upid LONG
) AS
SELECT row_number() OVER (ORDER BY f.ts) AS id, f.navigation_id,
  f.ts AS navigation_start_ts, f.dur AS fcp, f.ts + f.dur AS fcp_ts,
  l.dur AS lcp, l.ts + l.dur AS lcp_ts, d.ts AS dom_content_loaded_event_ts,
  o.ts AS load_event_ts, a.ts AS mark_fully_loaded_ts,
  v.ts AS mark_fully_visible_ts, i.ts AS mark_interactive_ts, f.url,
  f.upid AS browser_upid
FROM _page_load_slices f
LEFT JOIN _page_load_of('NavigationToLargestContentfulPaint') l
  USING (navigation_id, upid)
LEFT JOIN _page_load_of('NavigationToDOMContentLoadedEventFired') d
  USING (navigation_id, upid)
LEFT JOIN _page_load_of('NavigationToMainFrameOnLoad') o
  USING (navigation_id, upid)
LEFT JOIN _page_load_of('UserTimingMarkFullyLoaded') a
  USING (navigation_id, upid)
LEFT JOIN _page_load_of('UserTimingMarkFullyVisible') v
  USING (navigation_id, upid)
LEFT JOIN _page_load_of('UserTimingMarkInteractive') i
  USING (navigation_id, upid)
WHERE f.what = 'NavigationToFirstContentfulPaint';
