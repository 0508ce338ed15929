-- A heap of Java as the frames of a flame graph: an object by the shortest way
-- from a root, with a frame of its own for its native memory.

INCLUDE PERFETTO MODULE android.memory.heap_graph.class_tree;

-- The words of an object's frame: its class, and what kind of root it is.
CREATE PERFETTO FUNCTION _heap_graph_frame_name(id LONG)
RETURNS STRING AS
SELECT ifnull(c.deobfuscated_name, c.name) ||
  ifnull(' [' || o.root_type || ']', '')
FROM heap_graph_object o
JOIN heap_graph_class c ON c.id = o.type_id
WHERE o.id = $id;

-- A root that nothing refers to and that refers to nothing is in no search.
CREATE PERFETTO MACRO _experimental_flamegraph_heap_graph_frames(
  upid Expr, ts Expr
)
RETURNS TableOrSubquery AS (
  WITH _object AS MATERIALIZED (
    SELECT o.id, t.parent_id, _heap_graph_frame_name(o.id) AS name,
      o.self_size, o.native_size
    FROM heap_graph_object o
    LEFT JOIN _heap_graph_object_min_depth_tree t USING (id)
    WHERE o.upid = $upid AND o.graph_sample_ts = $ts AND
      (t.id IS NOT NULL OR o.root_type IS NOT NULL)
  ), _frame AS (
    SELECT id * 2 AS id, parent_id * 2 AS parent_id, name, self_size AS size
    FROM _object
    UNION ALL
    SELECT id * 2 + 1, id * 2, '[native] ' || name, native_size
    FROM _object
    WHERE native_size <> 0
  )
  SELECT id, parent_id, name, 'JAVA' AS map_name, 1 AS count, size,
    0 AS alloc_count, 0 AS alloc_size
  FROM _frame
);

CREATE PERFETTO MACRO _experimental_flamegraph_heap_graph_state(
  upid Expr, ts Expr
)
RETURNS TableOrSubquery AS (
  SELECT count(*) > 0 AS has_roots,
    (SELECT h.truncated FROM heap_graph h
      WHERE h.upid = $upid AND h.ts = $ts) AS truncated
  FROM heap_graph_object o
  WHERE o.upid = $upid AND o.graph_sample_ts = $ts AND
    o.root_type IS NOT NULL
);
