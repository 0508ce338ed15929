-- Which classes of a heap of Java extend which.

INCLUDE PERFETTO MODULE graphs.scan;

-- Classes (id) and all that extend them, each with the one that was asked for.
CREATE PERFETTO MACRO android_heap_graph_class_find_descendants(
  ancestor_class_ids TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT s.id, s.ancestor_class_id, c.name AS ancestor_class_name
  FROM _graph_scan!(
    (SELECT superclass_id AS source_node_id, id AS dest_node_id
      FROM heap_graph_class WHERE superclass_id IS NOT NULL),
    (SELECT id, id AS ancestor_class_id FROM $ancestor_class_ids
      WHERE id IN (SELECT id FROM heap_graph_class)),
    (ancestor_class_id),
    (SELECT id, ancestor_class_id FROM $table)) AS s
  JOIN heap_graph_class AS c ON c.id = s.ancestor_class_id
);
