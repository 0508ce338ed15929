# diff: a process of neither side is a mistake.
--- input
[{"name":"process_name","ph":"M","pid":1,"args":{"name":"Browser"}},
{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1}]
--- run diff --process=Browsr input.json input.json
--- want
--- stderr
ttv: diff: no process matches "Browsr"; did you mean Browser?
--- status 2
