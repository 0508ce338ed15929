# Where an event is no JSON: the byte where it begins, and the line.
--- input
[
{"name":"a","ph":"X","ts":0,"dur":1},
{"name":"b","ph":"X","ts":5 "dur":1},
{"name":"c","ph":"X","ts":9,"dur":1}]
--- run check input.json
--- want
input.json: 3 events, nothing to report
