# why: the slice of a critical path must exist.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1}]
--- run why --slice=7 --way=path input.json
--- want
--- stderr
ttv: why: there is no slice 7
--- status 2
