# SQL: extract_metadata gives what the table has of a name, a number or a text, and null of none.
--- input
{"traceEvents":[{"name":"A","ph":"X","ts":0,"dur":60,"pid":1,"tid":1}],"os":"linux"}
--- file q.sql
SELECT name, coalesce(int_value, str_value) AS row, extract_metadata(name) AS value
FROM metadata WHERE name NOT GLOB '*uuid*' AND name NOT GLOB '*digest*'
UNION ALL SELECT 'none', NULL, extract_metadata('none') ORDER BY name;
--- run query --csv -f q.sql input.json
--- want
name,row,value
none,,
trace_size_bytes,84,84
trace_time_clock_id,11,11
trace_type,json,json
