# A byte order mark before any format is passed over and counted.
--- input printf
\357\273\277# ninja log v5\n0\t10\t1\ta\taa\n
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000000,"name":"a","args":{"outputs":["a"],"mtime":1,"hash":"aa"}}
{"type":"warning","code":"byte-order-mark","count":1,"offset":0,"message":"a byte order mark: passed over"}
