# derived: files see the trace as recorded, each its own tracks.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
SELECT 1 AS ts, (SELECT count(*) FROM slice) AS n;
--- file e.sql
SELECT 2 AS ts, (SELECT count(*) FROM slice) AS n;
--- file q.sql
SELECT ts, track.name, extract_arg(arg_set_id, 'args.n') AS n FROM slice JOIN track ON track.id = track_id WHERE dur = 0;
--- run query --with d.sql --with e.sql --ndjson -f q.sql input.json
--- want
{"ts":1,"name":"d","n":3}
{"ts":2,"name":"e","n":3}
