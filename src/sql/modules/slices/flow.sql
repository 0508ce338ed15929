-- Arrows with the slices at their ends.

INCLUDE PERFETTO MODULE graphs.search;

CREATE PERFETTO VIEW _slice_flow AS
SELECT flow.id, slice_out, slice_in, o.name AS name_out, i.name AS name_in,
  i.ts - o.ts AS delay
FROM flow
JOIN slice o ON o.id = slice_out
JOIN slice i ON i.id = slice_in;

-- What arrows lead to from the slices of a table (id), over any number of them.
CREATE PERFETTO MACRO _slice_following_flow(source_table TableOrSubquery)
RETURNS TableOrSubquery AS
(
  SELECT * FROM graph_reachable_weight_bounded_dfs!(
    (SELECT slice_out AS source_node_id, slice_in AS dest_node_id,
       0 AS edge_weight FROM flow),
    (SELECT slice_out AS root_node_id, 1 AS root_target_weight FROM flow
     WHERE slice_out IN (SELECT id FROM $source_table)),
    1)
);
