# assert: what is wrong in a file of rules is named with its line.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1,"args":{"bytes":6000,"file":"a.c","at":{"line":4}}},
{"name":"step","ph":"X","ts":1001,"dur":1500,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":4100,"dur":5000,"pid":1,"tid":1,"args":{"bytes":10000,"file":"a.c","at":{"line":2}}},
{"name":"step","ph":"X","ts":4101,"dur":2500,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":9200,"dur":8001,"pid":1,"tid":1,"args":{"bytes":16002,"file":"b.c","at":{"line":0}}},
{"name":"step","ph":"X","ts":9201,"dur":4000,"pid":1,"tid":1}]
--- file budget.rules
# one
ok: count(task) > 0
max(task) < 1ms
--- run assert --rules-file=budget.rules input.json
--- want
--- stderr
ttv: budget.rules:3: rule "max(task) < 1ms", column 5: of what? as in max(dur of NAME): dur, self, cpu, depth, args.KEY, value, state, samples or stacks; or of all runs, as in median(max(dur of NAME))
--- status 2
