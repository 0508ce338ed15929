# diff: a command that fails is no run.
--- input
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3000,"pid":1,"tid":1}]
--- run diff --runs=3 -- false {}
--- want
--- stderr
ttv: diff: run 1 of the old side: false {} ended with status 1
--- status 2
