# list: hits of a search in a range.
--- input
[{"ph":"X","name":"hit before","pid":1,"tid":1,"ts":0,"dur":10},
{"ph":"X","name":"hit into","pid":1,"tid":2,"ts":5,"dur":6},
{"ph":"i","name":"hit at begin","pid":1,"tid":1,"ts":10,"s":"t"},
{"ph":"i","name":"hit just before","pid":1,"tid":1,"ts":9,"s":"t"},
{"ph":"X","name":"hit within","pid":1,"tid":1,"ts":12,"dur":1},
{"ph":"X","name":"hit empty at end","pid":1,"tid":1,"ts":20,"dur":0},
{"ph":"X","name":"hit at end","pid":1,"tid":1,"ts":20,"dur":5},
{"ph":"B","name":"hit open","pid":1,"tid":3,"ts":1}]
--- run list --find=hit --from=10us --to=20us --sort=ts --format=tsv input.json
--- want
type	id	ts	dur	self	depth	track	category	name
slice	1	1000			0	thread 3		hit open
slice	2	5000	6000	6000	0	thread 2		hit into
instant	4	10000				thread 1		hit at begin
slice	5	12000	1000	1000	0	thread 1		hit within
