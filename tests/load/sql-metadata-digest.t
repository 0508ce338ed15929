# A trace that has no uuid has a digest of its first bytes: FNV-1a of 64 bits,
# computed here by Python; its times are of clock 11, the file's own.
--- input
[{"name":"a","ph":"X","ts":1,"dur":2,"pid":1,"tid":7}]
--- file q.sql
SELECT name, coalesce(str_value, int_value) AS value FROM metadata;
--- run query --ndjson -f q.sql input.json
--- want
{"name":"trace_type","value":"json"}
{"name":"trace_time_clock_id","value":11}
{"name":"trace_size_bytes","value":54}
{"name":"trace_uuid","value":"00000000-0000-0000-40d8-4c5c0b3ba564"}
