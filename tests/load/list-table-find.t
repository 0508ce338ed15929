# list: --table goes with slices, not with the hits of a search.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1,"pid":1,"tid":1}]
--- run list --table=states --find=a input.json
--- want
--- stderr
ttv: list: --table does not go with --find
--- status 2
