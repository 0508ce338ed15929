# diff: without a command nothing is recorded.
--- input
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3000,"pid":1,"tid":1}]
--- run diff --runs=3 input.json
--- want
--- stderr
ttv: diff: --runs: which command? usage: ttv diff --runs=10 --baseline=COMMAND -- COMMAND
--- status 2
