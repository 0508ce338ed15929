# assert: rules of a file have names, places and comments.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1,"args":{"bytes":6000,"file":"a.c","at":{"line":4}}},
{"name":"step","ph":"X","ts":1001,"dur":1500,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":4100,"dur":5000,"pid":1,"tid":1,"args":{"bytes":10000,"file":"a.c","at":{"line":2}}},
{"name":"step","ph":"X","ts":4101,"dur":2500,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":9200,"dur":8001,"pid":1,"tid":1,"args":{"bytes":16002,"file":"b.c","at":{"line":0}}},
{"name":"step","ph":"X","ts":9201,"dur":4000,"pid":1,"tid":1}]
--- file budget.rules
# The budget of the main thread; a rule a line.
longest task: max(dur of task) < 9ms   # behind a blank: a comment
count(name == "task #1") == 0
  reads: count(name == task and dur > 4ms and args.bytes >= 10000) <= 1
by file: count(args.file == b.c) == 1

deep: max(depth of *) == 1
--- run assert --rules-file=budget.rules input.json
--- want
ok    longest task: max(dur of task) < 9ms: 8.001 ms against 9 ms, slice 4
ok    count(name == "task #1") == 0: 0 against 0
FAIL  reads: count(name == task and dur > 4ms and args.bytes >= 10000) <= 1: 2 against 1
ok    by file: count(args.file == b.c) == 1: 1 against 1
ok    deep: max(depth of *) == 1: 1 against 1, slice 5
--- status 1
