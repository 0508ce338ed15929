# stat: nothing in the range: the headings alone.
--- input
[{"name":"a","ph":"X","ts":0,"dur":100,"pid":1,"tid":1}]
--- run stat --from 1ms --to 2ms --format tsv input.json
--- want
name	count	wall	self	self_share	max	area_share	avg	p50	p95	p99	min	gaps	gap_max	open	open_wall
--- stderr
ttv: input.json: the range lies outside of the trace, which is 100 µs long
