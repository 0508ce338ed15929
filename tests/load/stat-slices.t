# stat: slices with their part in the range; those without an end apart.
--- input
[{"name":"a","ph":"X","ts":0,"dur":100,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":10,"dur":40,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":60,"dur":10,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":20,"dur":60,"pid":1,"tid":2},
{"name":"open","ph":"B","ts":30,"pid":1,"tid":3},
{"name":"wait","ph":"b","cat":"x","id":1,"ts":0,"pid":1,"tid":3},
{"name":"wait","ph":"e","cat":"x","id":1,"ts":90,"pid":1,"tid":3}]
--- run stat --from 20us --to 65us --format tsv input.json
--- want
name	count	wall	self	self_share	max	area_share	avg	p50	p95	p99	min	gaps	gap_max	open	open_wall
a	1	45000	10000	11.11111111111111	45000	100	45000	45000	45000	45000	45000	0	0	0	
c	1	45000	45000	50	45000	100	45000	45000	45000	45000	45000	0	0	0	
b	2	35000	35000	38.888888888888886	30000	77.77777777777777	17500	5000	30000	30000	5000	10000	10000	0	
open	0	0	0	0		0								1	35000
