# counter_leading_intervals: of equal values in a row the first has a row, those
# behind it have one together, and the last has one if another value follows.
--- input
[{"name":"c","ph":"C","ts":1,"pid":1,"args":{"v":10}},{"name":"c","ph":"C","ts":2,"pid":1,"args":{"v":11}},
{"name":"c","ph":"C","ts":3,"pid":1,"args":{"v":11}},{"name":"c","ph":"C","ts":4,"pid":1,"args":{"v":11}},
{"name":"c","ph":"C","ts":5,"pid":1,"args":{"v":11}},{"name":"c","ph":"C","ts":6,"pid":1,"args":{"v":12}},
{"name":"c","ph":"C","ts":7,"pid":1,"args":{"v":12}},{"name":"c","ph":"C","ts":8,"pid":1,"args":{"v":12}},
{"name":"x","ph":"X","ts":8,"dur":2,"pid":1,"tid":1}]
--- file q.sql
INCLUDE PERFETTO MODULE counters.intervals;
SELECT ts, dur, value, next_value, delta_value FROM counter_leading_intervals!(counter) ORDER BY ts;
--- run query --ndjson -f q.sql input.json
--- want
{"ts":1000,"dur":1000,"value":10.0,"next_value":11.0,"delta_value":null}
{"ts":2000,"dur":1000,"value":11.0,"next_value":11.0,"delta_value":1.0}
{"ts":3000,"dur":2000,"value":11.0,"next_value":11.0,"delta_value":0.0}
{"ts":5000,"dur":1000,"value":11.0,"next_value":12.0,"delta_value":0.0}
{"ts":6000,"dur":1000,"value":12.0,"next_value":12.0,"delta_value":1.0}
{"ts":7000,"dur":3000,"value":12.0,"next_value":null,"delta_value":0.0}
