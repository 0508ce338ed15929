-- What is said of the trace: of several traces and machines, by the first.

CREATE PERFETTO TABLE _metadata_for_primary_scope(
  name STRING, str_value STRING, int_value LONG, key_type STRING
) AS
WITH _said AS (
  SELECT m.*, row_number() OVER (PARTITION BY m.name
    ORDER BY m.trace_id NULLS LAST, m.machine_id NULLS LAST) AS number
  FROM metadata m
)
SELECT name, str_value, int_value, key_type FROM _said WHERE number = 1;
