# An expression is asked of each key and each value.
--- input
[{"name":"x7","ph":"X","ts":0,"dur":1,"pid":1,"tid":1,"args":{"p":"x1"}},
{"name":"b","ph":"X","ts":1,"dur":1,"pid":1,"tid":1,"args":{"p":["xx",42]}},
{"name":"c","ph":"X","ts":2,"dur":1,"pid":1,"tid":1,"args":{"p":"x","q":12}}]
--- run find --max=2 /^x?[0-7]+$/ input.json
--- want
               0 s      1 µs  x7  process 1 / thread 1
       0.000 001 s      1 µs  b  process 1 / thread 1
