# stat --by=operation: the process and the name, with the name alone where there is no process; processes of one name are one.
--- input
[{"ph":"M","name":"process_name","pid":1,"args":{"name":"shop\u001b[2J"}},
{"ph":"M","name":"process_name","pid":2,"args":{"name":"shop\u001b[2J"}},
{"name":"get","ph":"X","ts":0,"dur":100,"pid":1,"tid":1},
{"name":"put","ph":"X","ts":10,"dur":20,"pid":1,"tid":1},
{"name":"get","ph":"X","ts":0,"dur":300,"pid":2,"tid":2},
{"name":"get","ph":"X","ts":0,"dur":50,"pid":3,"tid":3},
{"name":"get","ph":"X","ts":60,"dur":50,"pid":3,"tid":3}]
--- run stat --by=operation --tsv input.json
--- want
operation	count	wall	self	self_share	max	area_share	avg	p50	p95	p99	min	gaps	gap_max	open	open_wall
shop[2J / get	2	400000	380000	76	300000	133.33333333333334	200000	100000	300000	300000	100000	0	0	0	
get	2	100000	100000	20	50000	33.333333333333336	50000	50000	50000	50000	50000	10000	10000	0	
shop[2J / put	1	20000	20000	4	20000	6.666666666666667	20000	20000	20000	20000	20000	0	0	0	
