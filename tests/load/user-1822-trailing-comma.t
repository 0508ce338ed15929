# A comma before the closing bracket, and where it stands.
--- input
[
{"name":"a","ph":"X","ts":0,"dur":1},
]
--- run check input.json
--- want
input.json: 1 event, 1 to report
  stray-comma, once
      a comma too many: passed over
      byte 38, line 2
