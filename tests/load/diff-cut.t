# diff: a file that is cut off is no run to compare: status 2.
--- input
[{"name":"a","ph":"X","ts":1,"dur":5,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":20,"du
--- run diff --tsv input.json input.json
--- want
table	key	verdict	old_runs	new_runs	names	p	old_self	new_self	delta_self	percent_self	old_count	new_count	old_mean	new_mean	old_p95	new_p95	old_wall	new_wall	delta_wall	percent_wall	old_p50	new_p50	delta_p50	percent_p50	old_max	new_max	delta_max	percent_max
slices	a	same	1	1	1		5000	5000	0	0	1	1	5000	5000	5000	5000	5000	5000	0	0	5000	5000	0	0	5000	5000	0	0
table	key	verdict	old_runs	new_runs	names	p	old_self	new_self	delta_self	percent_self	old_count	new_count	old_mean	new_mean	old_p95	new_p95	old_wall	new_wall	delta_wall	percent_wall	old_p50	new_p50	delta_p50	percent_p50	old_max	new_max	delta_max	percent_max
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
--- status 2
