# assert: depth, dur and args are tested slice by slice; a missing arg is no number and no text.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1,"args":{"bytes":6000,"file":"a.c","at":{"line":4}}},
{"name":"step","ph":"X","ts":1001,"dur":1500,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":4100,"dur":5000,"pid":1,"tid":1,"args":{"bytes":10000,"file":"a.c","at":{"line":2}}},
{"name":"step","ph":"X","ts":4101,"dur":2500,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":9200,"dur":8001,"pid":1,"tid":1,"args":{"bytes":16002,"file":"b.c","at":{"line":0}}},
{"name":"step","ph":"X","ts":9201,"dur":4000,"pid":1,"tid":1}]
--- file b.rules
count(depth == 0) == 3
count(depth > 0) == 3
count(dur >= 4ms) == 3
count(name == task and args.bytes == 10000) == 1
count(args.file =~ /^a/) == 2
count(args.file != a.c) == 4
count(args.at.line == 4) == 1
max(args.bytes of task) == 16002
median(args.bytes of *) == 10000
sum(args.bytes of step) == 0
max(args.bytes of step) < 1
median(dur of task) == 5ms
avg(depth of *) == 0.5
count(dur) == 0
count(name == task and dur < 4ms) == 1
--- run assert --rules-file=b.rules input.json
--- want
ok    count(depth == 0) == 3: 3 against 3
ok    count(depth > 0) == 3: 3 against 3
ok    count(dur >= 4ms) == 3: 3 against 3
ok    count(name == task and args.bytes == 10000) == 1: 1 against 1
ok    count(args.file =~ /^a/) == 2: 2 against 2
ok    count(args.file != a.c) == 4: 4 against 4
ok    count(args.at.line == 4) == 1: 1 against 1
ok    max(args.bytes of task) == 16002: 16002 against 16002, slice 4
ok    median(args.bytes of *) == 10000: 10000 against 10000, slice 2
ok    sum(args.bytes of step) == 0: 0 against 0
FAIL  max(args.bytes of step) < 1: nothing against 1 (nothing matches on the left)
ok    median(dur of task) == 5ms: 5 ms against 5 ms, slice 2
ok    avg(depth of *) == 0.5: 0.5 against 0.5
ok    count(dur) == 0: 0 against 0
ok    count(name == task and dur < 4ms) == 1: 1 against 1
--- status 1
