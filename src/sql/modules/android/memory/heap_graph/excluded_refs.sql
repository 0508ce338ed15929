-- References that keep nothing alive: those of weak, phantom and finalizer
-- references to what they stand for.

CREATE PERFETTO TABLE _excluded_refs AS
SELECT r.id
FROM heap_graph_class c
JOIN heap_graph_object o ON o.type_id = c.id
JOIN heap_graph_reference r ON r.reference_set_id = o.reference_set_id
WHERE c.kind IN ('KIND_WEAK_REFERENCE', 'KIND_PHANTOM_REFERENCE',
    'KIND_FINALIZER_REFERENCE') AND
  r.field_name = 'java.lang.ref.Reference.referent'
ORDER BY r.id;
