# export: a counter of atrace has no series, in JSON its own name.
--- input
# tracer: nop
           app-7     (      7) [000] ..... 1.000001: tracing_mark_write: C|7|queue|4
--- run export --format=json input.json
--- want
{"traceEvents":[
{"ph":"M","name":"thread_name","pid":7,"tid":7,"args":{"name":"app"}},
{"ph":"C","name":"queue","ts":1000001,"pid":7,"args":{"queue":4}}
]}
