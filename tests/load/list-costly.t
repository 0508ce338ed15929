# A list of hits says that some texts were too costly to match.
--- input
[{"name":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac!","ph":"X","ts":0,"dur":1,"pid":1,"tid":1},
{"name":"aab!","ph":"X","ts":1,"dur":1,"pid":1,"tid":1}]
--- run list --format=tsv --find=/^(a+)+[bd]/ input.json
--- want
type	id	ts	dur	self	depth	track	category	name
slice	1	1000	1000	1000	0	thread 1		aab!
--- stderr
ttv: 1 text too costly to match
