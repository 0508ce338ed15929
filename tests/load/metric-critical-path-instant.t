# metric: nothing leads to an instant, the first of them too; nor to a slice that
# is not there.
--- input
[{"name":"A","ph":"X","ts":0,"dur":60,"pid":1,"tid":1},
{"name":"now","ph":"i","s":"t","ts":70,"pid":1,"tid":1}]
--- run metric --ndjson --param slice=1 critical_path input.json
--- want
