# Unclosed array and a comma after the last event.
--- input
[
{"name":"a","ph":"X","ts":0,"dur":1},
{"name":"b","ph":"X","ts":5,"dur":1},
--- run check input.json
--- want
input.json: 2 events, 1 to report
  unterminated, once
      the closing ] or } of the file is missing: read as if it were there
      byte 77, line 3
