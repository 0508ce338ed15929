# diff: a process of one side alone is a difference.
--- input
[{"name":"process_name","ph":"M","pid":1,"args":{"name":"Browser"}},
{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1}]
--- file new.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1}]
--- run diff --tsv --process=Browser input.json new.json
--- want
table	key	verdict	old_runs	new_runs	names	p	old_self	new_self	delta_self	percent_self	old_count	new_count	old_mean	new_mean	old_p95	new_p95	old_wall	new_wall	delta_wall	percent_wall	old_p50	new_p50	delta_p50	percent_p50	old_max	new_max	delta_max	percent_max
slices	task	only-old	1	0	1		3000000		-3000000		1		3000000		3000000		3000000		-3000000		3000000				3000000			
table	key	verdict	old_runs	new_runs	names	p	old_self	new_self	delta_self	percent_self	old_count	new_count	old_mean	new_mean	old_p95	new_p95	old_wall	new_wall	delta_wall	percent_wall	old_p50	new_p50	delta_p50	percent_p50	old_max	new_max	delta_max	percent_max
threads	Browser [#] / main [#]	only-old	1	0	0		3000000		-3000000		1		3000000		3000000		3000000		-3000000		3000000				3000000			
--- status 1
