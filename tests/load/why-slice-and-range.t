# why: the critical path of a slice has its range.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1}]
--- run why --slice=0 --way=path --from=1us input.json
--- want
--- stderr
ttv: why: --slice does not go with --from
--- status 2
