# A displayTimeUnit that nobody knows does no harm.
--- input
{"displayTimeUnit":"us","traceEvents":[{"name":"a","ph":"X","ts":5,"dur":1}]}
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"a"}
