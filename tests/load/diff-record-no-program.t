# diff: a program that is not there.
--- input
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3000,"pid":1,"tid":1}]
--- run diff --runs=3 -- ./no-such-program {}
--- want
--- stderr
ttv: diff: run 1 of the old side: ./no-such-program {} cannot be run: No such file or directory
--- status 2
