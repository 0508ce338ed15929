# Where nothing leads to a slice, why says so.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1}]
--- run why input.json
--- want
                                                   10 µs  thread 1  a
--- stderr
ttv: no flow, wakeup or span leads here
