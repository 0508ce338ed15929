# diff: a baseline needs a number of runs.
--- input
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3000,"pid":1,"tid":1}]
--- run diff --baseline=x input.json input.json
--- want
--- stderr
ttv: diff: --baseline: how many runs are to be recorded? --runs=10
--- status 2
