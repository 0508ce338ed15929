# Eight places of a code are kept, the rest is counted.
--- input
[{"ph":"E","ts":0},
{"ph":"E","ts":1},
{"ph":"E","ts":2},
{"ph":"E","ts":3},
{"ph":"E","ts":4},
{"ph":"E","ts":5},
{"ph":"E","ts":6},
{"ph":"E","ts":7},
{"ph":"E","ts":8},
{"ph":"E","ts":9}]
--- run check input.json
--- want
input.json: 10 events, 10 to report
  stray-end, 10 times
      an end that no open begin matches: ignored
      byte 1, line 1
      byte 20, line 2
      byte 39, line 3
      byte 58, line 4
      byte 77, line 5
      byte 96, line 6
      byte 115, line 7
      byte 134, line 8
      and 2 more
