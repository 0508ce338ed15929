# derived: rows that cannot be events are counted and located.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
CREATE VIEW e_event AS SELECT NULL AS ts, 1 AS dur
UNION ALL SELECT 5, -7 UNION ALL SELECT 6, 'x';
--- run check --with d.sql --json input.json
--- want
{"files":["input.json"],"events":8,"total":3,"warnings":[{"count":1,"code":"no-time","what":"an event without a usable ts","done":"dropped","places":[{"offset":38,"line":2,"file":"derived events"}]},{"count":1,"code":"bad-duration","what":"a dur that is no number","done":"the slice is unfinished","places":[{"offset":90,"line":4,"file":"derived events"}]},{"count":1,"code":"negative-duration","what":"a negative dur","done":"read as 0","places":[{"offset":65,"line":3,"file":"derived events"}]}]}
