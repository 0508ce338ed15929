# Where an event is no JSON: the byte where it begins, and the line.
--- input
[
{"name":"a","ph":"X","ts":0,"dur":1},
{"name":"b","ph":"X","ts":@5,"dur":1},
{"name":"c","ph":"X","ts":9,"dur":1}]
--- run check input.json
--- want
input.json: 2 events, 1 to report
  syntax-error, once
      an event that is not JSON: that event is lost, the next is read
      byte 40, line 3
