# why: a slice inside one that never ended is looked at when no outer one ended.
--- input
[{"name":"task","ph":"B","ts":0,"pid":1,"tid":1},
{"name":"short","ph":"X","ts":1,"dur":5,"pid":1,"tid":1},
{"name":"long","ph":"X","ts":10,"dur":50,"pid":1,"tid":1},
{"name":"part","ph":"X","ts":20,"dur":9,"pid":1,"tid":1}]
--- run why --way=inside input.json
--- want
                                                   50 µs      self 41 µs  thread 1  long
    +10 µs  longest inside                          9 µs       self 9 µs  thread 1  part
