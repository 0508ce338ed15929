# A pattern that JSON writes with escapes is found however it is written.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1,"pid":1,"tid":1,"args":{"p":"C:\\src\/x"}},
{"name":"b","ph":"X","ts":1,"dur":1,"pid":1,"tid":1,"args":{"p":"c:\u005csrc/x"}},
{"name":"c","ph":"X","ts":2,"dur":1,"pid":1,"tid":1,"args":{"p":"c:\src/x"}},
{"name":"d","ph":"X","ts":3,"dur":1,"pid":1,"tid":1,"args":{"c:\\src/x":0}},
{"name":"e","ph":"X","ts":4,"dur":1,"pid":1,"tid":1,"args":{"c":"\\s","src/x":0}}]
--- run find :\src/x input.json
--- want
               0 s      1 µs  a  process 1 / thread 1
       0.000 001 s      1 µs  b  process 1 / thread 1
       0.000 002 s      1 µs  c  process 1 / thread 1
       0.000 003 s      1 µs  d  process 1 / thread 1
