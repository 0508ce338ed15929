# With --strict, a repair is an exit status.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1}
--- run check --strict input.json
--- want
input.json: 1 event, 1 to report
  unterminated, once
      the closing ] or } of the file is missing: read as if it were there
      byte 37, line 1
--- status 4
