# derived: values without a dur are counters; what is no number is skipped.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW n_event AS SELECT 1000 AS ts, 1.5 AS value, 'kB' AS unit, 1 AS upid
UNION ALL SELECT -5, 9223372036854775807, 'kB', 1
UNION ALL SELECT 2000, NULL, 'kB', 1 UNION ALL SELECT 3000, 'x', 'kB', 1
UNION ALL SELECT 4000, 9e999, 'kB', 1 UNION ALL SELECT 5000, -0.0, 'kB', 1;
CREATE VIEW m_event AS SELECT 'counter' AS track_type, 7 AS ts, 0 AS dur, 3 AS value;
CREATE VIEW s_event AS SELECT 'slice' AS track_type, 8 AS ts, 9 AS value;
--- file q.sql
SELECT ts, value, c.name, c.unit, upid FROM counters c LEFT JOIN process_counter_track p ON p.id = track_id;
--- run query --with d.sql --ndjson -f q.sql input.json
--- want
{"ts":-5,"value":9.223372036854776e+18,"name":"n","unit":"kB","upid":1}
{"ts":7,"value":3.0,"name":"m","unit":null,"upid":null}
{"ts":1000,"value":1.5,"name":"n","unit":"kB","upid":1}
{"ts":5000,"value":-0.0,"name":"n","unit":"kB","upid":1}
