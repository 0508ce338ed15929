# What prints nothing is shown, and found as it is written.
--- input
[{"name":"pa\u00adint","ph":"X","ts":0,"dur":1,"pid":1,"tid":1},
{"name":"paint","ph":"X","ts":1,"dur":1,"pid":1,"tid":1}]
--- run find /a\xADi/ input.json
--- want
               0 s      1 µs  pa�int  process 1 / thread 1
