# diff: columns between tabs; by category.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"worker 1"}},
{"name":"Frame 1","ph":"X","ts":0,"dur":9000,"pid":1,"tid":1,"cat":"f"},
{"name":"parse","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1,"cat":"p","args":{"file":"a.c"},"tts":0,"tdur":2000},
{"name":"load 0x1f","ph":"X","ts":5000,"dur":3000,"pid":1,"tid":1},
{"name":"gone|`x`","ph":"X","ts":0,"dur":2000,"pid":1,"tid":2},
{"name":"heap","ph":"C","ts":0,"pid":1,"args":{"kb":5}},
{"name":"heap","ph":"C","ts":9000,"pid":1,"args":{"kb":5}}]
--- file new.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"helper"}},
{"name":"Frame 7","ph":"X","ts":0,"dur":13000,"pid":1,"tid":1,"cat":"f"},
{"name":"parse","ph":"X","ts":1000,"dur":6000,"pid":1,"tid":1,"cat":"p","args":{"file":"b.c"},"tts":0,"tdur":2500},
{"name":"check","ph":"X","ts":7000,"dur":1000,"pid":1,"tid":1},
{"name":"load 0x2e","ph":"X","ts":8000,"dur":3000,"pid":1,"tid":1},
{"name":"born","ph":"X","ts":0,"dur":1500,"pid":1,"tid":2},
{"name":"heap","ph":"C","ts":0,"pid":1,"args":{"kb":5}},
{"name":"heap","ph":"C","ts":6500,"pid":1,"args":{"kb":20}}]
--- run diff --tsv --by category input.json new.json
--- want
table	key	verdict	old_runs	new_runs	names	p	old_self	new_self	delta_self	percent_self	old_count	new_count	old_mean	new_mean	old_p95	new_p95	old_wall	new_wall	delta_wall	percent_wall	old_p50	new_p50	delta_p50	percent_p50	old_max	new_max	delta_max	percent_max
slices	p	more	1	1	0		3000000	6000000	3000000	100	1	1	3000000	6000000	3000000	6000000	3000000	6000000	3000000	100	3000000	6000000	3000000	100	3000000	6000000	3000000	100
slices		same	1	1	0		5000000	5500000	500000	10	2	3	2500000	1833333	3000000	3000000	5000000	5500000	500000	10	2000000	1500000	-500000	-25	3000000	3000000	0	0
slices	f	same	1	1	0		3000000	3000000	0	0	1	1	9000000	13000000	9000000	13000000	9000000	13000000	4000000	44.44444444444444	9000000	13000000	4000000	44.44444444444444	9000000	13000000	4000000	44.44444444444444
table	key	verdict	old_runs	new_runs	names	p	old_self	new_self	delta_self	percent_self	old_count	new_count	old_mean	new_mean	old_p95	new_p95	old_wall	new_wall	delta_wall	percent_wall	old_p50	new_p50	delta_p50	percent_p50	old_max	new_max	delta_max	percent_max
threads	process # / worker # [#]	only-old	1	0	0		2000000		-2000000		1		2000000		2000000		2000000		-2000000		2000000				2000000			
threads	process # / helper [#]	only-new	0	1	0			1500000	1500000			1		1500000		1500000		1500000	1500000			1500000				1500000		
table	key	verdict	old_runs	new_runs	names	p	old_value_mean	new_value_mean	delta_value_mean	percent_value_mean	old_value_max	new_value_max	delta_value_max	percent_value_max
counters	heap.kb	more	1	1	1		5	12.5	7.5	150	5	20	15	300
--- status 1
