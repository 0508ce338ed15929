# What no one knows is kept: members of the root and M events.
--- input
{"otherData":{"v":"1.0"},"systemTraceEvents":"# tracer: nop\n","traceEvents":[
{"name":"cpu_model","ph":"M","pid":1,"args":{"vendor":"x"}},
{"name":"a","ph":"X","ts":0,"dur":1,"pid":1}]}
--- want metadata warning
{"type":"metadata","name":"otherData","value":{"v":"1.0"}}
{"type":"metadata","name":"systemTraceEvents","value":"# tracer: nop\n"}
{"type":"metadata","name":"cpu_model","value":{"vendor":"x"}}
