# A trace of which nothing can be shown says why.
--- input
[{"name":"a","ph":"X","dur":1,"pid":1,"tid":1}]
--- run check input.json
--- want
input.json: 1 event, 1 to report
  no-time, once
      an event without a usable ts: dropped
      byte 1, line 1
--- stderr
ttv: input.json: there is no event in it
--- status 3
