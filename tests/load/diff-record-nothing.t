# diff: a command that writes nothing is no run.
--- input
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3000,"pid":1,"tid":1}]
--- run diff --runs=3 -- true
--- want
--- stderr
ttv: diff: run 1 of the old side: true wrote no trace: the path is where {} stands among its words, and in TTV_TRACE
--- status 2
