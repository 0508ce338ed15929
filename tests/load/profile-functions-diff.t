# diff: time that went from one function without a name to another one of the file is a difference.
--- input
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","scriptId":"0","url":"","lineNumber":-1,"columnNumber":-1},"hitCount":0,"children":[4,5]},
{"id":4,"callFrame":{"functionName":"","scriptId":"1","url":"file:///a.js","lineNumber":9,"columnNumber":4},"hitCount":1},
{"id":5,"callFrame":{"functionName":"","scriptId":"1","url":"file:///a.js","lineNumber":19,"columnNumber":4},"hitCount":1}],
"startTime":1000,"endTime":100000,"samples":[4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5],
"timeDeltas":[10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000]}
--- file b.cpuprofile
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","scriptId":"0","url":"","lineNumber":-1,"columnNumber":-1},"hitCount":0,"children":[4,5]},
{"id":4,"callFrame":{"functionName":"","scriptId":"1","url":"file:///a.js","lineNumber":9,"columnNumber":4},"hitCount":1},
{"id":5,"callFrame":{"functionName":"","scriptId":"1","url":"file:///a.js","lineNumber":19,"columnNumber":4},"hitCount":1}],
"startTime":1000,"endTime":100000,"samples":[4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5],
"timeDeltas":[10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000]}
--- run diff --tsv input.json b.cpuprofile
--- want
table	key	verdict	old_runs	new_runs	names	p	old_self	new_self	delta_self	percent_self	old_count	new_count	old_wall	new_wall	delta_wall	percent_wall
samples	(anonymous) a.js:10:5	less	1	1	1		600000000	200000000	-400000000	-66.66666666666666	60	20	600000000	200000000	-400000000	-66.66666666666666
samples	(anonymous) a.js:20:5	more	1	1	1		200000000	600000000	400000000	200	20	60	200000000	600000000	400000000	200
samples	(root)	same	1	1	1		0	0	0	0	0	0	800000000	800000000	0	0
--- status 1
