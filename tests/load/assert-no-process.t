# assert: a process that is not there is a mistake, and not a rule that holds.
--- input
[{"name":"process_name","ph":"M","pid":1,"args":{"name":"Browser"}},
{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1}]
--- run assert --process=Browsr input.json count(x)==0
--- want
--- stderr
ttv: input.json: no process matches "Browsr"; did you mean Browser?
--- status 2
