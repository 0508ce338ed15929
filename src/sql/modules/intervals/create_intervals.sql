-- Intervals of beginnings and ends.

-- Each ts of the first table with the next later one of the second.
CREATE PERFETTO MACRO _interval_create(
  starts TableOrSubquery, ends TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT c0 AS ts, c1 AS dur
  FROM __intrinsic_table_ptr(__intrinsic_interval_create(
    (SELECT __intrinsic_timestamp_set_agg(ts) FROM $starts),
    (SELECT __intrinsic_timestamp_set_agg(ts) FROM $ends)))
  WHERE __intrinsic_table_ptr_bind(c0, 'ts') AND
    __intrinsic_table_ptr_bind(c1, 'dur')
);
