# diff --slices: a track of neither side.
--- input
[{"name":"process_name","ph":"M","pid":1,"args":{"name":"Browser"}},
{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1}]
--- run diff --slices --track=mian input.json input.json
--- want
--- stderr
ttv: diff: no track matches "mian"; did you mean main?
--- status 2
