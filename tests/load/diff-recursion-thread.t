# diff: the wall of a thread is that of its outermost slices.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"io"}},
{"name":"f","ph":"X","ts":0,"dur":10000,"pid":1,"tid":1},
{"name":"f","ph":"X","ts":1000,"dur":8000,"pid":1,"tid":1},
{"name":"g","ph":"X","ts":2000,"dur":5000,"pid":1,"tid":1},
{"name":"f","ph":"X","ts":3000,"dur":2000,"pid":1,"tid":1},
{"name":"f","ph":"X","ts":0,"dur":3000,"pid":1,"tid":2}]
--- file new.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"io"}},
{"name":"f","ph":"X","ts":0,"dur":12000,"pid":1,"tid":1},
{"name":"f","ph":"X","ts":1000,"dur":8000,"pid":1,"tid":1},
{"name":"g","ph":"X","ts":2000,"dur":5000,"pid":1,"tid":1},
{"name":"f","ph":"X","ts":3000,"dur":2000,"pid":1,"tid":1},
{"name":"f","ph":"X","ts":0,"dur":3000,"pid":1,"tid":2}]
--- run diff --tsv --table=slices --by=thread --metric=wall input.json new.json
--- want
table	key	verdict	old_runs	new_runs	names	p	old_wall	new_wall	delta_wall	percent_wall	old_count	new_count	old_mean	new_mean	old_p95	new_p95	old_self	new_self	delta_self	percent_self	old_p50	new_p50	delta_p50	percent_p50	old_max	new_max	delta_max	percent_max
slices	process # / main [#]	more	1	1	0		10000000	12000000	2000000	20	4	4	6250000	6750000	10000000	12000000	10000000	12000000	2000000	20	5000000	5000000	0	0	10000000	12000000	2000000	20
slices	process # / io [#]	same	1	1	0		3000000	3000000	0	0	1	1	3000000	3000000	3000000	3000000	3000000	3000000	0	0	3000000	3000000	0	0	3000000	3000000	0	0
--- status 1
