# diff: a function without a name is told by its place; one with a name that no other has is not.
--- input
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","url":"","lineNumber":-1,"columnNumber":-1,"scriptId":"0"},"children":[2,3]},{"id":2,"callFrame":{"functionName":"","url":"file:///x/a.js","lineNumber":4,"columnNumber":1,"scriptId":"1"}},{"id":3,"callFrame":{"functionName":"named","url":"file:///x/a.js","lineNumber":9,"columnNumber":1,"scriptId":"1"}}],"startTime":0,"endTime":6000,"samples":[2,2,2,3,3,3],"timeDeltas":[1000,1000,1000,1000,1000,1000]}
--- file new.json
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","url":"","lineNumber":-1,"columnNumber":-1,"scriptId":"0"},"children":[2,3]},{"id":2,"callFrame":{"functionName":"","url":"file:///x/a.js","lineNumber":4,"columnNumber":1,"scriptId":"1"}},{"id":3,"callFrame":{"functionName":"named","url":"file:///x/a.js","lineNumber":12,"columnNumber":1,"scriptId":"1"}}],"startTime":0,"endTime":6000,"samples":[2,2,2,3,3,3],"timeDeltas":[1000,1000,1000,1000,1000,1000]}
--- run diff --all --table samples --tsv input.json new.json
--- want
table	key	verdict	old_runs	new_runs	names	p	old_self	new_self	delta_self	percent_self	old_count	new_count	old_wall	new_wall	delta_wall	percent_wall
samples	(anonymous) a.js:5:2	same	1	1	1		3000000	3000000	0	0	3	3	3000000	3000000	0	0
samples	named	same	1	1	1		3000000	3000000	0	0	3	3	3000000	3000000	0	0
samples	(root)	same	1	1	1		0	0	0	0	0	0	6000000	6000000	0	0
