# A cut behind a whole event of an object is a cut, counted once.
--- input
{"traceEvents":[{"name":"a","ph":"X","ts":1,"dur":5,"pid":1,"tid":1}
--- run check input.json
--- want
input.json: 1 event, 1 to report
  unclosed, once
      the file ends before the } of its object: what was complete is kept
      byte 68, line 1
