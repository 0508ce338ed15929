# why: without a slice it is the longest in the range.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":20,"dur":5,"pid":1,"tid":1}]
--- run why --way=effects --from=11us input.json
--- want
                                                    5 µs  thread 1  b
--- stderr
ttv: no flow or wakeup leaves here
