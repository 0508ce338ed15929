# P events with data of another kind are counted by name.
--- input
[{"name":"V8Sample","ph":"P","ts":4,"pid":1,"tid":2,"args":{"data":{"stack":["0x2a"],"vm_state":"js"}}},
{"name":"JitCodeAdded","ph":"P","ts":5,"pid":1,"tid":2,"args":{"data":{"code_len":1}}},
{"name":"V8Sample","ph":"P","ts":6,"pid":1,"tid":2,"args":{}},
{"name":"mine","ph":"P","ts":7,"pid":1,"tid":2,"args":{"data":{"x":1}}},
{"name":"mine","ph":"P","ts":8,"pid":1,"tid":2,"args":{"x":1}}]
--- run check input.json
--- want
input.json: 5 events, 4 to report
  unread-sample, 4 times
      a P event whose data is of a kind that is not read: passed over
      V8Sample 2  JitCodeAdded 1  mine 1
      byte 1, line 1
      byte 105, line 2
      byte 193, line 3
      byte 256, line 4
