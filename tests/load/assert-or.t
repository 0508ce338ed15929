# assert: "or" between tests: "and" binds more, parentheses more than both; of kinds, threads, slices and args alike.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"io"}},
{"name":"read","ph":"X","ts":0,"dur":9000,"pid":1,"tid":1,"cat":"f"},
{"name":"parse","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1,"cat":"p","args":{"bytes":5}},
{"name":"write","ph":"X","ts":0,"dur":2000,"pid":1,"tid":2,"cat":"f","args":{"bytes":70}},
{"name":"read","ph":"X","ts":3000,"dur":1000,"pid":1,"tid":2,"cat":"f"},
{"name":"lost","ph":"i","ts":100,"pid":1,"tid":2,"s":"t"},
{"name":"heap","ph":"C","ts":0,"pid":1,"args":{"kb":5}},
{"name":"queue","ph":"C","ts":0,"pid":1,"args":{"n":7}},
{"name":"idle","ph":"C","ts":0,"pid":1,"args":{"n":90}}]
--- file b.rules
count(read or write) == 3
count(read or write and thread == main) == 2
count((read or write) and thread == main) == 1
count(thread == main and (read or write)) == 1
count(dur > 2ms or args.bytes > 60) == 3
count(lost or category == p) == 2
sum(dur of read and (thread == io or dur > 8ms)) == 10ms
max(dur of write or args.bytes == 5) == 3ms
max(value of heap or queue) == 7
max(value of name != idle) == 7
count(read or write) == 0
--- run assert --rules-file=b.rules input.json
--- want
ok    count(read or write) == 3: 3 against 3
ok    count(read or write and thread == main) == 2: 2 against 2
ok    count((read or write) and thread == main) == 1: 1 against 1
ok    count(thread == main and (read or write)) == 1: 1 against 1
ok    count(dur > 2ms or args.bytes > 60) == 3: 3 against 3
ok    count(lost or category == p) == 2: 2 against 2
ok    sum(dur of read and (thread == io or dur > 8ms)) == 10ms: 10 ms against 10 ms
ok    max(dur of write or args.bytes == 5) == 3ms: 3 ms against 3 ms, slice 3
ok    max(value of heap or queue) == 7: 7 against 7
ok    max(value of name != idle) == 7: 7 against 7
FAIL  count(read or write) == 0: 3 against 0
--- status 1
