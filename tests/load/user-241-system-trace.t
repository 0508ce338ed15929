# systemTraceEvents is read, and kept as metadata too.
--- input
{"traceEvents":[{"name":"a","ph":"X","ts":0,"dur":1}],"systemTraceEvents":"# tracer: nop\n sh-1 [000] ...1 1.000001: e: n=1\n"}
--- want slice instant metadata warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a"}
{"type":"instant","track":2,"scope":"thread","ts":1000001000,"name":"e","args":{"n":1}}
{"type":"metadata","name":"systemTraceEvents","value":"# tracer: nop\n sh-1 [000] ...1 1.000001: e: n=1\n"}
