# The heaviest path inside of a slice, with the time of its own.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":2,"dur":3,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":6,"dur":1,"pid":1,"tid":1}]
--- run why --way=inside input.json
--- want
                                                   10 µs       self 6 µs  thread 1  a
     +2 µs  longest inside                          3 µs       self 3 µs  thread 1  b
