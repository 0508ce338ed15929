# diff: by an arg, that of the first slice and of the last of each thread too; values that are no texts.
--- input
[{"name":"a","ph":"X","ts":0,"dur":3000,"pid":1,"tid":1,"args":{"k":{"x":1}}},
{"name":"a","ph":"X","ts":4000,"dur":4000,"pid":1,"tid":1,"args":{"k":null}},
{"name":"a","ph":"X","ts":9000,"dur":5000,"pid":1,"tid":1,"args":{"k":7}},
{"name":"a","ph":"X","ts":0,"dur":6000,"pid":1,"tid":2,"args":{"k":[1,"b"]}},
{"name":"a","ph":"X","ts":7000,"dur":8000,"pid":1,"tid":2,"args":{"k":"last"}}]
--- file new.json
[{"name":"a","ph":"X","ts":0,"dur":2000,"pid":1,"tid":1}]
--- run diff --by args.k --table slices --tsv input.json new.json
--- want
table	key	verdict	old_runs	new_runs	names	p	old_self	new_self	delta_self	percent_self	old_count	new_count	old_mean	new_mean	old_p95	new_p95	old_wall	new_wall	delta_wall	percent_wall	old_p50	new_p50	delta_p50	percent_p50	old_max	new_max	delta_max	percent_max
slices	last	only-old	1	0	0		8000000		-8000000		1		8000000		8000000		8000000		-8000000		8000000				8000000			
slices	[#,"b"]	only-old	1	0	0		6000000		-6000000		1		6000000		6000000		6000000		-6000000		6000000				6000000			
slices	#	only-old	1	0	0		5000000		-5000000		1		5000000		5000000		5000000		-5000000		5000000				5000000			
slices	null	only-old	1	0	0		4000000		-4000000		1		4000000		4000000		4000000		-4000000		4000000				4000000			
slices	{"x":#}	only-old	1	0	0		3000000		-3000000		1		3000000		3000000		3000000		-3000000		3000000				3000000			
slices	(no such arg)	only-new	0	1	0			2000000	2000000			1		2000000		2000000		2000000	2000000			2000000				2000000		
--- status 1
