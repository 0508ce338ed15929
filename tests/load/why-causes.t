# why says what led to a slice, back over its flows.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1},
{"name":"go","cat":"c","ph":"s","id":1,"ts":5,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":20,"dur":30,"pid":1,"tid":2},
{"name":"go","cat":"c","ph":"f","bp":"e","id":1,"ts":20,"pid":1,"tid":2}]
--- run why input.json
--- want
                                                   30 µs  thread 2  b
    -15 µs  flow from                              10 µs  thread 1  a
