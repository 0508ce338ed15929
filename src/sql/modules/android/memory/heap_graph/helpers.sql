-- Trees of objects become trees of classes: what has the same classes on its
-- way from a root is one node.

INCLUDE PERFETTO MODULE graphs.scan;

-- Each object by the name of its class, whichever loader has loaded that.
CREATE PERFETTO TABLE _heap_graph_named AS
SELECT o.id, o.upid, o.graph_sample_ts, o.root_type, o.heap_type,
  coalesce(c.deobfuscated_name, c.name, '') AS name,
  hash(coalesce(c.deobfuscated_name, c.name, '')) AS name_hash,
  max(o.self_size, 0) AS self_size, ifnull(o.native_size, 0) AS native_size
FROM heap_graph_object o
JOIN heap_graph_class c ON c.id = o.type_id
ORDER BY o.id;

CREATE PERFETTO INDEX _heap_graph_named_id ON _heap_graph_named(id);

-- Of a tree (id, parent_id) the way of each object as a number, and that of the
-- node above it.  An object below one of its own class is in the same node, as
-- links of a list are.
CREATE PERFETTO MACRO _heap_graph_type_path_hash(tab TableOrSubquery)
RETURNS TableOrSubquery AS
(
  SELECT id, path_hash, parent_path_hash
  FROM _graph_scan!(
    (SELECT parent_id AS source_node_id, id AS dest_node_id
      FROM $tab WHERE parent_id IS NOT NULL),
    (SELECT n.id, n.name_hash AS above, hash(n.graph_sample_ts, n.upid,
        n.name_hash, ifnull(n.heap_type, ''), ifnull(n.root_type, ''))
        AS path_hash, 0 AS parent_path_hash
      FROM $tab AS t JOIN _heap_graph_named AS n ON n.id = t.id
      WHERE t.parent_id IS NULL),
    (above, path_hash, parent_path_hash),
    (SELECT n.id, n.name_hash AS above,
        iif(n.name_hash = t.above, t.path_hash,
          hash(t.path_hash, ifnull(n.heap_type, ''), n.name_hash))
          AS path_hash,
        iif(n.name_hash = t.above, t.parent_path_hash, t.path_hash)
          AS parent_path_hash
      FROM $table AS t JOIN _heap_graph_named AS n ON n.id = t.id))
  ORDER BY id
);

-- The nodes of such ways, with what their objects have.  What they have outside
-- of the heap of Java is a node below them.
CREATE PERFETTO MACRO _heap_graph_path_hash_aggregate(tab TableOrSubquery)
RETURNS TableOrSubquery AS
(
  WITH __node AS MATERIALIZED (
    SELECT n.graph_sample_ts, n.upid, p.path_hash, p.parent_path_hash, n.name,
      max(n.root_type) AS root_type, max(n.heap_type) AS heap_type,
      count(*) AS self_count, sum(n.self_size) AS self_size,
      sum(n.native_size > 0) AS native_count,
      sum(n.native_size) AS native_size
    FROM $tab AS p
    JOIN _heap_graph_named AS n ON n.id = p.id
    GROUP BY p.path_hash
  )
  SELECT graph_sample_ts, upid, path_hash, parent_path_hash, name, root_type,
    heap_type, self_count, self_size
  FROM __node
  UNION ALL
  SELECT graph_sample_ts, upid, hash(path_hash, 'native'), path_hash,
    '[native] ' || name, root_type, 'HEAP_TYPE_NATIVE', native_count,
    native_size
  FROM __node WHERE native_size > 0
);

-- The same with numbers from 0 for ways.
CREATE PERFETTO MACRO _heap_graph_path_hashes_to_class_tree(
  tab TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  WITH __numbered AS MATERIALIZED (
    SELECT row_number() OVER (ORDER BY path_hash) - 1 AS id, * FROM $tab
  )
  SELECT c.graph_sample_ts, c.upid, c.id, p.id AS parent_id, c.name,
    c.root_type, c.heap_type, c.self_count, c.self_size,
    c.path_hash AS path_hash_stable
  FROM __numbered AS c
  LEFT JOIN __numbered AS p ON p.path_hash = c.parent_path_hash
  ORDER BY c.id
);
