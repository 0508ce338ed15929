# displayTimeUnit may say what it likes.
--- input
{"displayTimeUnit":"us","traceEvents":[{"name":"a","ph":"X","ts":1,"dur":1}]}
--- want trace slice warning
{"type":"trace","format":"chrome-json","start":1000,"end":2000,"events":1}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000,"dur":1000,"name":"a"}
