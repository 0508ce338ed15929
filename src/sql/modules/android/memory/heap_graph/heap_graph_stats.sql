-- Each heap of Java in one row, with the memory of its process at that time.

INCLUDE PERFETTO MODULE android.memory.dmabuf_spans;
INCLUDE PERFETTO MODULE android.memory.heap_graph.oome;
INCLUDE PERFETTO MODULE android.oom_adjuster;
INCLUDE PERFETTO MODULE linux.memory.process;

-- A value that held at a time; where none did, the next one of the 500 ms that
-- follow: a dump takes about that long, and values are read after it.
CREATE PERFETTO MACRO _heap_graph_value_at(
  spans TableOrSubquery, value ColumnName, process Expr, at Expr
)
RETURNS Expr AS
(
  SELECT found FROM (
    SELECT v.$value AS found, v.ts > $at AS late, abs(v.ts - $at) AS far
    FROM $spans AS v
    WHERE v.upid = $process AND v.ts <= $at + 500000000 AND
      v.ts + v.dur >= $at)
  ORDER BY late, far
  LIMIT 1
);

CREATE PERFETTO TABLE android_heap_graph_stats(
  upid JOINID(process.id), graph_sample_ts TIMESTAMP, process_uptime LONG,
  total_heap_size LONG, total_native_alloc_registry_size LONG,
  total_obj_count LONG, reachable_heap_size LONG,
  reachable_native_alloc_registry_size LONG, reachable_obj_count LONG,
  oom_score_adj LONG, anon_rss_and_swap_size LONG, dmabuf_rss_size LONG,
  art_bytes_allocated LONG, is_out_of_memory_error BOOL,
  oome_failing_allocation_size LONG, oome_remaining_art_free_bytes LONG
) AS
WITH _heap AS (
  SELECT upid, graph_sample_ts, count(*) AS objects, sum(self_size) AS size,
    sum(native_size) AS native_size, sum(ifnull(reachable, 0)) AS reached,
    sum(iif(reachable, self_size, 0)) AS reached_size,
    sum(iif(reachable, native_size, 0)) AS reached_native_size
  FROM heap_graph_object
  GROUP BY upid, graph_sample_ts
), _trigger AS (
  SELECT max(str_value = 'com.android.telemetry.art-outofmemory') AS is_oome
  FROM metadata WHERE name = 'trace_trigger'
)
SELECT h.upid, h.graph_sample_ts,
  h.graph_sample_ts - p.start_ts AS process_uptime,
  h.size AS total_heap_size,
  h.native_size AS total_native_alloc_registry_size,
  h.objects AS total_obj_count, h.reached_size AS reachable_heap_size,
  h.reached_native_size AS reachable_native_alloc_registry_size,
  h.reached AS reachable_obj_count,
  _heap_graph_value_at!(android_oom_adj_intervals, score, h.upid,
    h.graph_sample_ts) AS oom_score_adj,
  _heap_graph_value_at!(memory_rss_and_swap_per_process, anon_rss_and_swap,
    h.upid, h.graph_sample_ts) AS anon_rss_and_swap_size,
  _heap_graph_value_at!(_dmabuf_spans, dmabuf_rss, h.upid,
    h.graph_sample_ts) AS dmabuf_rss_size,
  g.heap_size AS art_bytes_allocated,
  g.dump_reason = 'OOME' OR (SELECT is_oome FROM _trigger)
    AS is_out_of_memory_error,
  d.allocation_size_bytes AS oome_failing_allocation_size,
  d.free_bytes_until_oom AS oome_remaining_art_free_bytes
FROM _heap h
JOIN process p USING (upid)
LEFT JOIN heap_graph g ON g.upid = h.upid AND g.ts = h.graph_sample_ts
LEFT JOIN android_heap_graph_java_oome_details d ON d.heap_graph_id = g.id;
