# A UTF-8 byte order mark.
--- input printf
\357\273\277[{"name":"a","ph":"X","ts":0,"dur":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a"}
{"type":"warning","code":"byte-order-mark","count":1,"offset":0,"message":"a byte order mark: passed over"}
