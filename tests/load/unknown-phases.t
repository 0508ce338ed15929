# Phases that nobody knows are counted by letter.
--- input
[{"name":"a","ph":"Q","ts":0},{"name":"b","ph":"Q","ts":1},{"name":"c","ph":"z","ts":2},
{"name":"d","ph":"","ts":2},{"name":"e","ph":5,"ts":2}]
--- run check --places=1 input.json
--- want
input.json: 3 events, 5 to report
  no-phase, 2 times
      an event without ph: dropped
      byte 89, line 2
      and 1 more
  unknown-phase, 3 times
      an event of a phase that nobody knows: passed over
      Q 2  z 1
      byte 1, line 1
      and 2 more
--- stderr
ttv: input.json: there is no event in it
--- status 3
