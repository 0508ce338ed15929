# A context that is never left reads "open" in the text of find, as an
# unfinished slice does.
--- input
[{"ph":"B","pid":1,"tid":2,"ts":0,"name":"run me","args":{"k":"needle"}},
{"ph":"(","pid":1,"tid":2,"ts":1,"name":"ctx","id":"0x1","args":{"k":"needle"}}]
--- run find needle input.json
--- want
               0 s      open  run me  process 1 / thread 2
       0.000 001 s      open  ctx  process 1 / thread 2
