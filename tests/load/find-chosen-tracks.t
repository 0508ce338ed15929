# find: hits on the tracks of --track alone; what is on no track is on none of them.
--- input
[{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"io"}},
{"ph":"M","name":"process_name","pid":3,"args":{"name":"other"}},
{"ph":"X","name":"hit a","pid":1,"tid":1,"ts":1,"dur":2},
{"ph":"i","name":"hit b","pid":1,"tid":2,"ts":2,"s":"t"},
{"ph":"X","name":"hit c","pid":3,"tid":3,"ts":3,"dur":2},
{"ph":"i","name":"hit d","ts":4,"s":"g"}]
--- run find --track=io --format=tsv hit input.json
--- want
type	id	track	ts	dur	name	off
instant	1	5	2000		hit b	267
