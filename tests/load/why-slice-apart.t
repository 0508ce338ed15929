# why: the critical path has no --slice, which is refused, not passed over.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1}]
--- run why --slice=0 --way=path input.json
--- want
--- stderr
ttv: why: --slice does not go with --way=path
--- status 2
