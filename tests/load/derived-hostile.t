# derived: hostile text in names, tracks and args.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW "a""b_event" AS SELECT 1 AS ts, char(27) || '[31m' || char(10) || '"}' || char(0) || 'x' AS name, '{"on":0}' || char(10) AS track, '}{' AS args, char(0xfffd) AS "we""ird";
--- file q.sql
SELECT slice.name, track.name AS track, key, display_value FROM slice JOIN track ON track.id = track_id JOIN args USING (arg_set_id);
--- run query --with d.sql --ndjson -f q.sql input.json
--- want
{"name":"\u001b[31m\n\"}\u0000x","track":"{\"on\":0}\n","key":"args.args","display_value":"}{"}
{"name":"\u001b[31m\n\"}\u0000x","track":"{\"on\":0}\n","key":"args.we\"ird","display_value":"�"}
