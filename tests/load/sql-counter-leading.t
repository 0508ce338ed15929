# counter_leading_intervals: each value holds until the next of its track, also
# an equal one; the last until the end of the trace.
--- input
[{"name":"c","ph":"C","ts":1,"pid":1,"args":{"v":5}},{"name":"c","ph":"C","ts":3,"pid":1,"args":{"v":5}},
{"name":"c","ph":"C","ts":4,"pid":1,"args":{"v":7}},{"name":"x","ph":"X","ts":8,"dur":2,"pid":1,"tid":1}]
--- file q.sql
INCLUDE PERFETTO MODULE counters.intervals;
SELECT ts, dur, value, next_value, delta_value FROM counter_leading_intervals!(counter) ORDER BY ts;
--- run query --ndjson -f q.sql input.json
--- want
{"ts":1000,"dur":2000,"value":5.0,"next_value":5.0,"delta_value":null}
{"ts":3000,"dur":1000,"value":5.0,"next_value":7.0,"delta_value":0.0}
{"ts":4000,"dur":6000,"value":7.0,"next_value":null,"delta_value":2.0}
