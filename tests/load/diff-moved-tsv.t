# diff: the same as TSV has the threads, too.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"worker"}},
{"name":"parse","ph":"X","ts":0,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":3000,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":6000,"dur":2000,"pid":1,"tid":1},
{"name":"io","ph":"X","ts":10000,"dur":4000,"pid":1,"tid":1},
{"name":"wait","ph":"X","ts":0,"dur":1000,"pid":1,"tid":2}]
--- file new.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"worker"}},
{"name":"parse","ph":"X","ts":0,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":3000,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":6000,"dur":2000,"pid":1,"tid":1},
{"name":"io","ph":"X","ts":10000,"dur":4000,"pid":1,"tid":2},
{"name":"wait","ph":"X","ts":0,"dur":1000,"pid":1,"tid":2}]
--- run diff --tsv input.json new.json
--- want
table	key	verdict	old_runs	new_runs	names	p	old_self	new_self	delta_self	percent_self	old_count	new_count	old_mean	new_mean	old_p95	new_p95	old_wall	new_wall	delta_wall	percent_wall	old_p50	new_p50	delta_p50	percent_p50	old_max	new_max	delta_max	percent_max
slices	parse	same	1	1	1		6000000	6000000	0	0	3	3	2000000	2000000	2000000	2000000	6000000	6000000	0	0	2000000	2000000	0	0	2000000	2000000	0	0
slices	io	same	1	1	1		4000000	4000000	0	0	1	1	4000000	4000000	4000000	4000000	4000000	4000000	0	0	4000000	4000000	0	0	4000000	4000000	0	0
slices	wait	same	1	1	1		1000000	1000000	0	0	1	1	1000000	1000000	1000000	1000000	1000000	1000000	0	0	1000000	1000000	0	0	1000000	1000000	0	0
table	key	verdict	old_runs	new_runs	names	p	old_self	new_self	delta_self	percent_self	old_count	new_count	old_mean	new_mean	old_p95	new_p95	old_wall	new_wall	delta_wall	percent_wall	old_p50	new_p50	delta_p50	percent_p50	old_max	new_max	delta_max	percent_max
threads	process # / main [#]	less	1	1	0		10000000	6000000	-4000000	-40	4	3	2500000	2000000	4000000	2000000	10000000	6000000	-4000000	-40	2000000	2000000	0	0	4000000	2000000	-2000000	-50
threads	process # / worker [#]	more	1	1	0		1000000	5000000	4000000	400	1	2	1000000	2500000	1000000	4000000	1000000	5000000	4000000	400	1000000	1000000	0	0	1000000	4000000	3000000	300
--- status 1
