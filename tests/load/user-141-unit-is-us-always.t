# Times are microseconds, also where the file says ms.
--- input
{"displayTimeUnit":"ms","traceEvents":[{"name":"a","ph":"X","ts":1000,"dur":500}]}
--- want trace slice
{"type":"trace","format":"chrome-json","start":1000000,"end":1500000,"events":1}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000000,"dur":500000,"name":"a"}
