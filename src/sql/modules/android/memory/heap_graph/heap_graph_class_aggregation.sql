-- Heaps of Java by class: what all objects of each have, what of that is
-- reachable, and what they keep alive alone.

INCLUDE PERFETTO MODULE android.memory.heap_graph.dominator_tree;
INCLUDE PERFETTO MODULE graphs.partition;

-- Classes of the language's own library, and arrays.
CREATE PERFETTO TABLE _libcore_patterns AS
WITH _row(pattern) AS (VALUES
  ('java.*'), ('j$.*'), ('boolean[[]*'), ('byte[[]*'), ('char[[]*'),
  ('short[[]*'), ('int[[]*'), ('long[[]*'), ('float[[]*'), ('double[[]*'),
  ('android.util.*Array*'), ('kotlinx.coroutines.*'),
  ('kotlinx.atomicfu.*'))
SELECT * FROM _row;

-- What a class has of its own stands in an object java.lang.Class<NAME>.
CREATE PERFETTO FUNCTION _is_libcore_or_array(obj_name STRING)
RETURNS BOOL AS
SELECT iif($obj_name IS NULL, NULL,
  NOT $obj_name GLOB 'java.lang.Class<*>' AND
    EXISTS (SELECT 1 FROM _libcore_patterns WHERE $obj_name GLOB pattern));

-- Objects below none of their own class, so that nothing is counted twice.
CREATE PERFETTO TABLE _heap_graph_class_tops AS
WITH _tree AS (
  SELECT d.id, ifnull(d.idom_id, _heap_graph_super_root_fn()) AS parent_id,
    o.type_id AS group_key
  FROM heap_graph_dominator_tree d
  JOIN heap_graph_object o ON o.id = d.id
  UNION ALL
  SELECT top, NULL, -1
  FROM (SELECT _heap_graph_super_root_fn() AS top)
  WHERE top IS NOT NULL
)
SELECT d.*
FROM tree_structural_partition_by_group!(_tree) t
JOIN heap_graph_dominator_tree d ON d.id = t.id
WHERE t.parent_id IS NULL
ORDER BY d.id;

CREATE PERFETTO INDEX _heap_graph_class_tops_id ON _heap_graph_class_tops(id);

-- Keys of the index have no type, as an object's number has: + takes it away,
-- else the index is not used.
CREATE PERFETTO TABLE android_heap_graph_class_aggregation(
  upid JOINID(process.id), graph_sample_ts TIMESTAMP, type_id LONG,
  type_name STRING, is_libcore_or_array BOOL, obj_count LONG,
  size_bytes LONG, native_size_bytes LONG, reachable_obj_count LONG,
  reachable_size_bytes LONG, reachable_native_size_bytes LONG,
  dominated_obj_count LONG, dominated_size_bytes LONG,
  dominated_native_size_bytes LONG
) AS
WITH _sum AS (
  SELECT o.upid, o.graph_sample_ts, o.type_id, count(*) AS obj_count,
    sum(o.self_size) AS size_bytes, sum(o.native_size) AS native_size_bytes,
    sum(ifnull(o.reachable, 0)) AS reachable_obj_count,
    sum(iif(o.reachable, o.self_size, 0)) AS reachable_size_bytes,
    sum(iif(o.reachable, o.native_size, 0)) AS reachable_native_size_bytes,
    sum(ifnull(t.dominated_obj_count, 0)) AS dominated_obj_count,
    sum(ifnull(t.dominated_size_bytes, 0)) AS dominated_size_bytes,
    sum(ifnull(t.dominated_native_size_bytes, 0))
      AS dominated_native_size_bytes
  FROM heap_graph_object o
  LEFT JOIN _heap_graph_class_tops t ON t.id = +o.id
  GROUP BY o.upid, o.graph_sample_ts, o.type_id
)
SELECT s.upid, s.graph_sample_ts, s.type_id,
  coalesce(c.deobfuscated_name, c.name) AS type_name,
  _is_libcore_or_array(coalesce(c.deobfuscated_name, c.name))
    AS is_libcore_or_array,
  s.obj_count, s.size_bytes, s.native_size_bytes, s.reachable_obj_count,
  s.reachable_size_bytes, s.reachable_native_size_bytes,
  s.dominated_obj_count, s.dominated_size_bytes,
  s.dominated_native_size_bytes
FROM _sum s
JOIN heap_graph_class c ON c.id = s.type_id
ORDER BY s.upid, s.graph_sample_ts, s.type_id;
