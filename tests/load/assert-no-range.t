# assert: a range outside of the trace.
--- input
[{"name":"process_name","ph":"M","pid":1,"args":{"name":"Browser"}},
{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1}]
--- run assert --from=5s input.json count(x)==0
--- want
--- stderr
ttv: input.json: the range lies outside of the trace, which is 3 ms long
--- status 2
