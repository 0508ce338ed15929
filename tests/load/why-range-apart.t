# why: a range is for the critical path only.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1}]
--- run why --from=1us input.json
--- want
--- stderr
ttv: why: --from and --to go with --way=path only
--- status 2
