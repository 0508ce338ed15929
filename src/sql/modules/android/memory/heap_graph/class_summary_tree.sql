-- That tree of classes with the sums of what is at and below each node: a
-- flame graph of a heap.

INCLUDE PERFETTO MODULE android.memory.heap_graph.class_tree;
INCLUDE PERFETTO MODULE graphs.scan;

-- From the nodes without any below them upwards.
CREATE PERFETTO TABLE _heap_graph_class_tree_cumulatives AS
SELECT id, cumulative_count, cumulative_size
FROM _graph_aggregating_scan!(
  (SELECT id AS source_node_id, parent_id AS dest_node_id
    FROM _heap_graph_class_tree WHERE parent_id IS NOT NULL),
  (SELECT id, self_count AS cumulative_count, self_size AS cumulative_size
    FROM _heap_graph_class_tree
    WHERE id NOT IN (SELECT parent_id FROM _heap_graph_class_tree
      WHERE parent_id IS NOT NULL)),
  (cumulative_count, cumulative_size),
  (SELECT n.id, n.self_count + sum(t.cumulative_count) AS cumulative_count,
      n.self_size + sum(t.cumulative_size) AS cumulative_size
    FROM $table AS t
    JOIN _heap_graph_class_tree AS n ON n.id = t.id
    GROUP BY n.id))
ORDER BY id;

CREATE PERFETTO TABLE android_heap_graph_class_summary_tree(
  graph_sample_ts TIMESTAMP, upid JOINID(process.id), id LONG,
  parent_id LONG, name STRING, root_type STRING, self_count LONG,
  self_size LONG, cumulative_count LONG, cumulative_size LONG
) AS
SELECT n.graph_sample_ts, n.upid, n.id, n.parent_id, n.name, n.root_type,
  n.self_count, n.self_size, s.cumulative_count, s.cumulative_size
FROM _heap_graph_class_tree n
JOIN _heap_graph_class_tree_cumulatives s USING (id)
ORDER BY n.id;
