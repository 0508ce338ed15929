# A range has what begins in it or lasts into it: neither what ends where it begins nor what begins where it ends; what has no end lasts.
--- input
[{"ph":"X","name":"hit before","pid":1,"tid":1,"ts":0,"dur":10},
{"ph":"X","name":"hit into","pid":1,"tid":2,"ts":5,"dur":6},
{"ph":"i","name":"hit at begin","pid":1,"tid":1,"ts":10,"s":"t"},
{"ph":"i","name":"hit just before","pid":1,"tid":1,"ts":9,"s":"t"},
{"ph":"X","name":"hit within","pid":1,"tid":1,"ts":12,"dur":1},
{"ph":"X","name":"hit empty at end","pid":1,"tid":1,"ts":20,"dur":0},
{"ph":"X","name":"hit at end","pid":1,"tid":1,"ts":20,"dur":5},
{"ph":"B","name":"hit open","pid":1,"tid":3,"ts":1}]
--- run find --from=10us --to=20us --format=tsv hit input.json
--- want
type	id	track	ts	dur	name	off
slice	1	3	1000	-1	hit open	458
slice	2	2	5000	6000	hit into	65
instant	4	1	10000		hit at begin	126
slice	5	1	12000	1000	hit within	260
