# systemTraceEvents is kept and reported as not read.
--- input
{"traceEvents":[{"name":"a","ph":"X","ts":0,"dur":1}],"systemTraceEvents":"# tracer: nop\n sh-1 [000] ...1 1.0: sched_switch: x\n"}
--- want slice metadata warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a"}
{"type":"metadata","name":"systemTraceEvents","value":"# tracer: nop\n sh-1 [000] ...1 1.0: sched_switch: x\n"}
{"type":"warning","code":"bad-line","count":1,"offset":146,"message":"a line that cannot be read: passed over"}
