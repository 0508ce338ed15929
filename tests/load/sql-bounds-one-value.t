# A trace of one value of a counter lasts a nanosecond, as one of an event does.
--- input
[{"ph":"C","name":"c","ts":5,"pid":1,"args":{"v":1}}]
--- file q.sql
SELECT * FROM trace_bounds;
--- run query --csv -f q.sql input.json
--- want
start_ts,end_ts
5000,5001
