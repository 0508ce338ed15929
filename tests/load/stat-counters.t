# stat: a counter's value holds until the next, so the mean is weighted by time.
--- input
[{"name":"mem","ph":"C","ts":0,"pid":1,"args":{"used":4}},
{"name":"mem","ph":"C","ts":10,"pid":1,"args":{"used":8}},
{"name":"mem","ph":"C","ts":30,"pid":1,"args":{"used":2}},
{"name":"mem","ph":"C","ts":50,"pid":1,"args":{"used":9}}]
--- run stat --table counters --from 5us --to 40us --format tsv input.json
--- want
counter	count	first	last	delta	min	min_at	max	max_at	mean	rate
mem.used	2	4	2	-2	2	30000	8	10000	5.714285714285714	-57142.857142857145
