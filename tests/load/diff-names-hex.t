# diff: words of at least eight digits of base 16 that have digits and letters are numbers; those behind a letter, and words of letters alone, are names.
--- input
[
{"name":"x1234abcd","ph":"X","ts":0,"dur":1000,"pid":1,"tid":1},
{"name":"1abcdefa","ph":"X","ts":100000,"dur":2000,"pid":1,"tid":1},
{"name":"abcdefab","ph":"X","ts":200000,"dur":3000,"pid":1,"tid":1},
{"name":"12345678","ph":"X","ts":300000,"dur":4000,"pid":1,"tid":1},
{"name":"at 12ab34cd end","ph":"X","ts":400000,"dur":5000,"pid":1,"tid":1},
{"name":"12ab","ph":"X","ts":500000,"dur":6000,"pid":1,"tid":1}
]
--- file new.json
[
{"name":"x5678dcba","ph":"X","ts":0,"dur":1000,"pid":1,"tid":1},
{"name":"2fedcbaf","ph":"X","ts":100000,"dur":2000,"pid":1,"tid":1},
{"name":"fedcbaba","ph":"X","ts":200000,"dur":3000,"pid":1,"tid":1},
{"name":"87654321","ph":"X","ts":300000,"dur":4000,"pid":1,"tid":1},
{"name":"at 98ba76dc end","ph":"X","ts":400000,"dur":5000,"pid":1,"tid":1},
{"name":"98ba","ph":"X","ts":500000,"dur":6000,"pid":1,"tid":1}
]
--- run diff --all --tsv --table slices input.json new.json
--- want
table	key	verdict	old_runs	new_runs	names	p	old_self	new_self	delta_self	percent_self	old_count	new_count	old_mean	new_mean	old_p95	new_p95	old_wall	new_wall	delta_wall	percent_wall	old_p50	new_p50	delta_p50	percent_p50	old_max	new_max	delta_max	percent_max
slices	#ab	only-old	1	0	1		6000000		-6000000		1		6000000		6000000		6000000		-6000000		6000000				6000000			
slices	#ba	only-new	0	1	1			6000000	6000000			1		6000000		6000000		6000000	6000000			6000000				6000000		
slices	abcdefab	only-old	1	0	1		3000000		-3000000		1		3000000		3000000		3000000		-3000000		3000000				3000000			
slices	fedcbaba	only-new	0	1	1			3000000	3000000			1		3000000		3000000		3000000	3000000			3000000				3000000		
slices	x1234abcd	only-old	1	0	1		1000000		-1000000		1		1000000		1000000		1000000		-1000000		1000000				1000000			
slices	x5678dcba	only-new	0	1	1			1000000	1000000			1		1000000		1000000		1000000	1000000			1000000				1000000		
slices	#	same	1	1	2		6000000	6000000	0	0	2	2	3000000	3000000	4000000	4000000	6000000	6000000	0	0	2000000	2000000	0	0	4000000	4000000	0	0
slices	at # end	same	1	1	1		5000000	5000000	0	0	1	1	5000000	5000000	5000000	5000000	5000000	5000000	0	0	5000000	5000000	0	0	5000000	5000000	0	0
--- status 1
