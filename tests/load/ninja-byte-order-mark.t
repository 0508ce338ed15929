# A byte order mark before the header is no part of the version.
--- input
﻿# ninja log v5
0	10	1	a.o	a
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000000,"name":"a.o","args":{"outputs":["a.o"],"mtime":1,"hash":"a"}}
{"type":"warning","code":"byte-order-mark","count":1,"offset":0,"message":"a byte order mark: passed over"}
