# diff: one old side is enough.
--- input
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3000,"pid":1,"tid":1}]
--- run diff --runs=3 --baseline=x input.json -- cp input.json {}
--- want
--- stderr
ttv: diff: --baseline and traces before --: which of them is the old side?
--- status 2
