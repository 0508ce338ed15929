-- What the objects of a heap of Java keep, by the shortest way to each from a
-- root, and who refers to the objects of a path and to whom these refer.

INCLUDE PERFETTO MODULE android.memory.heap_graph.class_tree;
INCLUDE PERFETTO MODULE graphs.scan;

-- An object with all that is below it.
CREATE PERFETTO TABLE _heap_graph_object_tree_aggregation AS
SELECT id, max(cumulative_size) AS cumulative_size,
  max(cumulative_native_size) AS cumulative_native_size,
  max(cumulative_count) AS cumulative_count
FROM _graph_aggregating_scan!(
  (SELECT id AS source_node_id, parent_id AS dest_node_id
    FROM _heap_graph_object_min_depth_tree WHERE parent_id IS NOT NULL),
  (SELECT id, self_size AS cumulative_size,
      native_size AS cumulative_native_size, 1 AS cumulative_count
    FROM heap_graph_object),
  (cumulative_size, cumulative_native_size, cumulative_count),
  (SELECT t.id, sum(t.cumulative_size) AS cumulative_size,
      sum(t.cumulative_native_size) AS cumulative_native_size,
      sum(t.cumulative_count) AS cumulative_count
    FROM $table t GROUP BY t.id))
GROUP BY id
ORDER BY id;

-- The objects of paths whose hash is one of those that are given, in common
-- table expression _on_path.
CREATE PERFETTO MACRO _heap_graph_on_path(
  path_hashes TableOrSubquery, path_hash_values TableOrSubquery
)
RETURNS TableOrSubquery AS (
  SELECT h.id, h.path_hash
  FROM $path_hashes h
  JOIN $path_hash_values v USING (path_hash)
);

-- What an object keeps, as columns of a row of the aggregation.
CREATE PERFETTO VIEW _heap_graph_kept AS
SELECT id AS kept_id,
  cumulative_native_size + cumulative_size AS total_cumulative_size,
  cumulative_size, cumulative_native_size, cumulative_count
FROM _heap_graph_object_tree_aggregation;

CREATE PERFETTO MACRO _heap_graph_object_references_agg(
  path_hashes TableOrSubquery, path_hash_values TableOrSubquery
)
RETURNS TableOrSubquery AS (
  SELECT p.path_hash, ifnull(c.deobfuscated_name, c.name) AS class_name,
    count(r.owned_id) AS outgoing_reference_count, k.total_cumulative_size,
    k.cumulative_size, k.cumulative_native_size, k.cumulative_count, o.*
  FROM _heap_graph_on_path!($path_hashes, $path_hash_values) p
  JOIN heap_graph_object o ON o.id = p.id
  JOIN _heap_graph_kept k ON k.kept_id = o.id
  JOIN heap_graph_class c ON c.id = o.type_id
  JOIN heap_graph_reference r ON r.owner_id = o.id
  GROUP BY o.id
  ORDER BY k.total_cumulative_size DESC
);

-- References of which a path's object is the side `mine`; the other side is
-- shown.  Sizes are those of the object that is referred to.
CREATE PERFETTO MACRO _heap_graph_references_agg(
  path_hashes TableOrSubquery, path_hash_values TableOrSubquery,
  mine ColumnName, other ColumnName
)
RETURNS TableOrSubquery AS (
  SELECT p.path_hash, ifnull(c.deobfuscated_name, c.name) AS class_name,
    ifnull(r.deobfuscated_field_name, r.field_name) AS field_name,
    r.field_type_name, k.total_cumulative_size, k.cumulative_size,
    k.cumulative_native_size, k.cumulative_count, o.*
  FROM _heap_graph_on_path!($path_hashes, $path_hash_values) p
  JOIN heap_graph_reference r ON r.$mine = p.id
  JOIN heap_graph_object o ON o.id = r.$other
  JOIN heap_graph_class c ON c.id = o.type_id
  JOIN _heap_graph_kept k ON k.kept_id = r.owned_id
  ORDER BY k.total_cumulative_size DESC
);

CREATE PERFETTO MACRO _heap_graph_incoming_references_agg(
  path_hashes TableOrSubquery, path_hash_values TableOrSubquery
)
RETURNS TableOrSubquery AS (
  SELECT * FROM _heap_graph_references_agg!($path_hashes, $path_hash_values,
    owned_id, owner_id)
);

CREATE PERFETTO MACRO _heap_graph_outgoing_references_agg(
  path_hashes TableOrSubquery, path_hash_values TableOrSubquery
)
RETURNS TableOrSubquery AS (
  SELECT * FROM _heap_graph_references_agg!($path_hashes, $path_hash_values,
    owner_id, owned_id)
);
