# A systemTraceEvents that nothing is known to read is counted.
--- input
{"traceEvents":[{"name":"a","ph":"X","ts":0,"dur":1}],"systemTraceEvents":"hello"}
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a"}
{"type":"warning","code":"not-read-yet","count":1,"offset":74,"message":"data that this version recognises but does not read: kept as metadata where it is JSON"}
