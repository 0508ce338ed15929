# A version that is not known is read as the newest that is, and said.
--- input
# ninja log v99
0	10	1	a.o	a
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000000,"name":"a.o","args":{"outputs":["a.o"],"mtime":1,"hash":"a"}}
{"type":"warning","code":"unknown-version","count":1,"offset":0,"message":"a version of the format that is not known: read as the newest that is"}
